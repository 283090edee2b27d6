import { newIdempotencyKey } from '../../../../shared/client/idempotencyKey.ts';
import { wait } from '../../../../shared/client/retry.ts';
import { LEASE } from '../storage/keys.ts';
import type { RecordStore } from '../storage/recordStore.ts';

const LOCK = 'oasis-outbox';
const LEASE_MS = 15_000;
const RENEW_MS = 5_000;

interface Lease {
  holder: string;
  until: number;
}

/** Runs the work while no other tab runs its own. */
export function aloneIn(records: RecordStore): <T>(work: () => Promise<T>) => Promise<T> {
  return (work) => (navigator.locks ? navigator.locks.request(LOCK, work) : withLease(records, work));
}

/**
 * Web locks exist on secure origins and newer browsers only. Elsewhere a record says who is at work and until when;
 * a tab that died lets it lapse. Should two ever overlap, the Idempotency-Keys still keep anything from happening twice.
 */
async function withLease<T>(records: RecordStore, work: () => Promise<T>): Promise<T> {
  const holder = newIdempotencyKey();
  while (!(await take(records, holder))) await wait(RENEW_MS / 2);
  const renewal = setInterval(() => void take(records, holder), RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await records.exchange<[Lease], void>([LEASE], (lease) => ({
      writes: lease?.holder === holder ? { [LEASE]: undefined } : {},
      result: undefined,
    }));
  }
}

function take(records: RecordStore, holder: string): Promise<boolean> {
  const now = Date.now();
  return records.exchange<[Lease], boolean>([LEASE], (lease) => {
    const isFree = !lease || lease.until < now || lease.holder === holder;
    return { writes: isFree ? { [LEASE]: { holder, until: now + LEASE_MS } } : {}, result: isFree };
  });
}
