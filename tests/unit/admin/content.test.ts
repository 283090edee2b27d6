import { describe, expect, it } from 'vitest';
import { moveItem } from '../../../src/admin/editing/useRowMoves.ts';
import { changedFields } from '../../../src/admin/forms/edits.ts';
import { digitsOf } from '../../../src/admin/packages/packageForm.ts';
import { slugOf } from '../../../src/shared/catalog/slug.ts';

describe('a list that is put in order', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, -1, 'abc'],
    [1, 9, 'acb'],
    [7, 0, 'abc'],
  ])('from %i to %i', (from, to, expected) => {
    expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(expected);
  });
});

describe('the address that a name makes', () => {
  it.each([
    ['Chauffe-eau solaire à Kindia', 'chauffe-eau-solaire-a-kindia'],
    ['Œuvres & façades (extérieur)', 'oeuvres-facades-exterieur'],
    ['  …  ', ''],
    ['a'.repeat(70), 'a'.repeat(60)],
  ])('%s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

it('takes amounts as people write them', () => {
  expect(digitsOf('150 000 GNF')).toBe('150000');
});

it('takes lists for the same when what is in them is', () => {
  const before = { name: 'a', links: [{ name: 'x' }] };
  expect(changedFields(before, { name: 'a', links: [{ name: 'x' }] })).toEqual({});
  expect(changedFields(before, { name: 'a', links: [{ name: 'y' }] })).toEqual({ links: [{ name: 'y' }] });
});
