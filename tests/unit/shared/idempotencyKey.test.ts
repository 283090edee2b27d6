import { beforeEach, describe, expect, it } from 'vitest';
import { forgetKey, keyFor, newIdempotencyKey } from '../../../src/shared/client/idempotencyKey.ts';

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

describe('newIdempotencyKey', () => {
  it('never repeats', () => {
    expect(new Set(Array.from({ length: 1000 }, newIdempotencyKey)).size).toBe(1000);
  });
});
