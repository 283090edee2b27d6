import { newIdempotencyKey } from '../../../../shared/client/idempotencyKey.ts';
import { wait } from '../../../../shared/client/retry.ts';
import type { RecordKey, RecordStore } from '../storage/records.ts';

const LOCK = 'oasis-outbox';
const LEASE_MS = 15_000;
const RENEW_MS = 5_000;

interface Lease {
  holder: string;
  until: number;
}

const LEASE: RecordKey<Lease> = { name: 'lease', open: (stored) => stored as Lease };

/** Runs the work while no other tab runs its own. */
export function exclusiveIn(records: RecordStore): <T>(work: () => Promise<T>) => Promise<T> {
  return (work) => (navigator.locks ? navigator.locks.request(LOCK, work) : withLease(records, work));
}

/**
 * Web locks exist on secure origins and newer browsers only. Elsewhere a record is the lease of the tab that works;
 * that of a closed tab expires. Should two tabs overlap, the Idempotency-Keys keep anything from being done twice.
 */
async function withLease<T>(records: RecordStore, work: () => Promise<T>): Promise<T> {
  const holder = newIdempotencyKey();
  while (!(await take(records, holder))) await wait(RENEW_MS / 2);
  const renewal = setInterval(() => void take(records, holder), RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await records.exchange([LEASE], (lease) => ({
      writes: lease?.holder === holder ? { [LEASE.name]: undefined } : {},
      result: undefined,
    }));
  }
}

function take(records: RecordStore, holder: string): Promise<boolean> {
  const now = Date.now();
  return records.exchange([LEASE], (lease) => {
    const isFree = !lease || lease.until < now || lease.holder === holder;
    return { writes: isFree ? { [LEASE.name]: { holder, until: now + LEASE_MS } } : {}, result: isFree };
  });
}
