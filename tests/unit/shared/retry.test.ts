import { describe, expect, it } from 'vitest';
import { type ApiResult, type FailureKind, offline } from '../../../src/shared/client/envelope.ts';
import { withRetry } from '../../../src/shared/client/retry.ts';

const found: ApiResult<string[]> = { ok: true, status: 200, entity: ['Plomberie'], body: ['Plomberie'] };

/** Answers in turn, the last one for ever after, and keeps count of calls and pauses. */
function scripted(...answers: ApiResult<string[]>[]) {
  const pauses: number[] = [];
  let calls = 0;
  return {
    pauses,
    calls: () => calls,
    load: async () => answers[Math.min(calls++, answers.length - 1)] ?? offline,
    wait: async (ms: number) => void pauses.push(ms),
  };
}

const failure = (kind: FailureKind) => ({ ...offline, kind });

describe('withRetry', () => {
  it('asks once where the answer comes at once', async () => {
    const script = scripted(found);
    expect(await withRetry(script.load, { wait: script.wait })).toBe(found);
    expect([script.calls(), script.pauses]).toEqual([1, []]);
  });

  it('asks four times, 2 s apart, then says what went wrong last', async () => {
    const last = failure('server');
    const script = scripted(offline, offline, offline, last);
    expect(await withRetry(script.load, { wait: script.wait })).toBe(last);
    expect([script.calls(), script.pauses]).toEqual([4, [2000, 2000, 2000]]);
  });

  it('stops at the first answer', async () => {
    const script = scripted(offline, failure('server'), found);
    expect(await withRetry(script.load, { wait: script.wait })).toBe(found);
    expect([script.calls(), script.pauses]).toEqual([3, [2000, 2000]]);
  });

  it.each(['offline', 'server', 'tooMany'] as const)('tries again when %s', async (kind) => {
    const script = scripted(failure(kind), found);
    expect((await withRetry(script.load, { wait: script.wait })).ok).toBe(true);
  });

  it.each(['refused', 'invalid', 'unauthenticated', 'forbidden', 'notFound'] as const)(
    'does not try again when %s: it would be the same',
    async (kind) => {
      const script = scripted(failure(kind), found);
      expect((await withRetry(script.load, { wait: script.wait })).ok).toBe(false);
      expect(script.calls()).toBe(1);
    },
  );
});
