import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceDraft } from '../../../src/shared/client/deviceDraft.ts';
import { forgetKey, keyFor, newIdempotencyKey } from '../../../src/shared/client/idempotencyKey.ts';
import { forgetTry, operationOf } from '../../../src/shared/client/sameTry.ts';

beforeEach(() => {
  forgetKey('save');
  forgetKey('accept');
});

describe('keyFor', () => {
  it('stays the same for the same act and body until the answer came', () => {
    const first = keyFor('save', { description: 'toit' });
    expect(keyFor('save', { description: 'toit' })).toBe(first);
    forgetKey('save');
    expect(keyFor('save', { description: 'toit' })).not.toBe(first);
  });

  it('is another for another body and for another act', () => {
    const first = keyFor('save', { description: 'toit' });
    expect(keyFor('save', { description: 'mur' })).not.toBe(first);
    expect(keyFor('accept', { description: 'toit' })).not.toBe(keyFor('save', { description: 'toit' }));
  });

  it('works for an act without a body', () => {
    expect(keyFor('save')).toBe(keyFor('save'));
  });
});

describe('operationOf', () => {
  beforeEach(() => forgetTry('call'));
  afterEach(() => vi.useRealTimers());

  it('is that of the first try, though the page shows by now what it did', () => {
    const first = operationOf('call', '1 call', { outcome: 'noAnswer' });
    expect(operationOf('call', '2 calls', { outcome: 'noAnswer' })).toBe(first);
  });

  it('is another for another body, after an answer, and ten minutes later', () => {
    vi.useFakeTimers();
    const first = operationOf('call', '1 call', { outcome: 'noAnswer' });
    expect(operationOf('call', '2 calls', { outcome: 'reached' })).not.toBe(first);
    forgetTry('call');
    const second = operationOf('call', '2 calls', { outcome: 'reached' });
    vi.advanceTimersByTime(10 * 60_000);
    expect(operationOf('call', '3 calls', { outcome: 'reached' })).not.toBe(second);
  });
});

describe('a draft', () => {
  it('takes the key with it under which its words were sent', () => {
    const draft = deviceDraft<string>('save');
    draft.keep('toit');
    const first = keyFor('save', 'toit');
    expect(keyFor('save', 'toit')).toBe(first);
    draft.forget();
    expect(keyFor('save', 'toit')).not.toBe(first);
  });
});

describe('newIdempotencyKey', () => {
  it('never repeats', () => {
    expect(new Set(Array.from({ length: 1000 }, newIdempotencyKey)).size).toBe(1000);
  });
});
