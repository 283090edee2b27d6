import { newIdempotencyKey } from '../../../../shared/client/idempotencyKey.ts';
import { readStored, writeStored } from '../../../../shared/client/storage.ts';

const MARK = 'wizardChange';

/** Notifies the other tabs that the wizard's records changed. */
export function announceToTabs(): void {
  writeStored(MARK, newIdempotencyKey());
}

/** Calls the listener when another tab changed the records. Returns the way to stop. */
export function listenToTabs(listener: () => void): () => void {
  let seen = readStored(MARK);
  const check = () => {
    const mark = readStored(MARK);
    if (mark === seen) return;
    seen = mark;
    listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === MARK) check();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
