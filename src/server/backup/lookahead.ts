import type { CopyRecord, CopyStream } from './records.ts';

/** A stream whose next record can be looked at before it is taken. */
export interface Lookahead {
  peek: () => Promise<CopyRecord | undefined>;
  next: () => Promise<CopyRecord | undefined>;
}

export function lookahead(records: CopyStream): Lookahead {
  let waiting: Promise<CopyRecord | undefined> | undefined;
  const pull = async () => (await records.next()).value ?? undefined;
  return {
    peek: () => (waiting ??= pull()),
    async next() {
      const taken = waiting ?? pull();
      waiting = undefined;
      return taken;
    },
  };
}
