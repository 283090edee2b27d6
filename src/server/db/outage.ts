interface Failure {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/**
 * PostgreSQL's own: it shuts down or starts, has no room for another connection, or none for what is to be kept; or it
 * ended one of two transactions that waited for each other (40P01), or one that stood still (25P03), which has then
 * written nothing.
 */
const ofServer = /^(57P0[1-4]|08\w{3}|53\w{3}|40P01|25P03)$/;
/** The network's. */
const ofNetwork = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** What the driver and its pool say without a code. */
const ofDriver =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;
const CAUSES = 5;

/** Whether it failed for what is not the request's: the same one may go through later. */
export function isOutage(error: unknown): boolean {
  let failure = error as Failure | undefined;
  for (let depth = 0; depth < CAUSES && failure; depth++) {
    const { code, message, cause } = failure;
    if (typeof code === 'string' && (ofServer.test(code) || ofNetwork.has(code))) return true;
    if (typeof message === 'string' && ofDriver.test(message)) return true;
    failure = cause as Failure | undefined;
  }
  return false;
}
