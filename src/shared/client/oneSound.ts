let stopLast: (() => void) | undefined;

/** Called by whatever begins to sound, with the way to stop it: what sounded until then is stopped. */
export function takeTurn(stop: () => void): void {
  if (stopLast !== stop) stopLast?.();
  stopLast = stop;
}
