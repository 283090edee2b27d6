import { describe, expect, it } from 'vitest';
import { moveItem } from '../../../src/admin/editing/useRowMoves.ts';
import { changedFields, mergeLists } from '../../../src/admin/forms/edits.ts';
import { bodyOf, changesTerms, validate, valuesOf } from '../../../src/admin/packages/packageForm.ts';
import { mergeValues, newAnswer } from '../../../src/admin/services/questionForm.ts';
import {
  valuesOf as followUpValues,
  validate as validateFollowUps,
} from '../../../src/admin/settings/followUpSettingsForm.ts';
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

describe('a question that somebody else changed meanwhile', () => {
  const answer = (key: string, changes: object = {}) => ({ ...newAnswer(key), key, id: key, ...changes });
  const question = (names: ReturnType<typeof answer>[], nameFr = 'Q ?') => ({
    nameFr,
    type: 'radio' as const,
    isActive: true,
    responses: names,
  });
  const base = question([answer('A'), answer('B')]);
  const shown = (mine: typeof base, theirs: typeof base) => {
    const { nameFr, responses } = mergeValues(base, mine, theirs);
    return [nameFr, responses.map((one) => `${one.id ?? 'new'} ${one.nameFr}`).join()];
  };

  it.each([
    ['takes what they changed', base, question([answer('B'), answer('C')], 'T ?'), 'T ?', 'B B,C C'],
    ['keeps what I typed', question([answer('A', { nameFr: 'M' })], 'M ?'), base, 'M ?', 'A M'],
    [
      'adds theirs to mine',
      question([...base.responses, answer('M')]),
      question([answer('A'), answer('C')]),
      'Q ?',
      'A A,M M,C C',
    ],
    [
      'keeps mine of what they removed',
      question([answer('A', { nameFr: 'M' }), answer('B')]),
      question([answer('B')]),
      'Q ?',
      'new M,B B',
    ],
    [
      'finds the same words under other ids',
      question(base.responses, 'M ?'),
      question([answer('C', { nameFr: 'A' }), answer('D', { nameFr: 'B' })]),
      'M ?',
      'C A,D B',
    ],
    [
      'has one of what both added',
      question([...base.responses, answer('M', { nameFr: 'N' })]),
      question([...base.responses, answer('C', { nameFr: 'N' })]),
      'Q ?',
      'A A,B B,C N',
    ],
  ])('%s', (_, mine, theirs, nameFr, answers) => {
    expect(shown(mine, theirs)).toEqual([nameFr, answers]);
  });
});

describe('a list that somebody else changed meanwhile', () => {
  const rows = (texts: string) => [...texts].map((text, index) => ({ key: `${index}`, text }));
  it.each([
    ['adds what they added', 'abc', 'xbc', 'abcd', 'xbcd'],
    ['drops what they took away', 'abc', 'abcx', 'bc', 'bcx'],
    ['keeps what I changed of what they took away', 'abc', 'xbc', 'bc', 'xbc'],
    ['has one of what both added', 'ab', 'abc', 'abc', 'abc'],
    ['keeps away what I took away', 'ab', 'b', 'abc', 'bc'],
  ])('%s', (_, base, mine, theirs, expected) => {
    const merged = mergeLists(rows(base), rows(mine), rows(theirs));
    expect(merged.map(({ text }) => text).join('')).toBe(expected);
    expect(new Set(merged.map(({ key }) => key)).size).toBe(merged.length);
  });
});

describe('the form of a package', () => {
  const values = {
    ...valuesOf(undefined),
    nameFr: 'Basic',
    monthlyPrice: '160000',
    advantages: [{ key: '0', text: 'A' }],
  };

  it('takes amounts as people write them', () => {
    const typed = { ...values, monthlyPrice: '160 000,00', minBudget: ' ', maxBudget: '2.500.000' };
    expect(validate(typed)).toEqual({});
    expect(bodyOf(typed)).toMatchObject({ monthlyPrice: 160_000, minBudget: '', maxBudget: 2_500_000 });
  });

  it.each([
    [{ monthlyPrice: '12,5' }, { monthlyPrice: 'admin.amountInvalid' }],
    [{ monthlyPrice: '1e5' }, { monthlyPrice: 'admin.amountInvalid' }],
    [{ monthlyPrice: '' }, { monthlyPrice: 'packageAdmin.priceRequired' }],
    [{ minBudget: '-5' }, { minBudget: 'admin.amountInvalid' }],
    [{ monthlyAcceptances: '2,5' }, { monthlyAcceptances: 'packageAdmin.acceptancesInvalid' }],
  ])('refuses %j', (typed, errors) => {
    expect(validate({ ...values, ...typed })).toEqual(errors);
  });

  it('sees no change in the same amount in another writing', () => {
    const row = { ...bodyOf(values), id: 'p' } as never;
    expect(changesTerms(row, { ...values, monthlyPrice: '160 000' })).toBe(false);
    expect(changesTerms(row, { ...values, monthlyPrice: '161 000' })).toBe(true);
  });
});

describe('the form of the follow-up settings', () => {
  const followUps = { ...followUpValues(undefined), smsPerRequest: '8' };

  it.each([
    [{ smsPerRequest: '1e1' }, { smsPerRequest: 'settingsAdmin.smsInvalid' }],
    [{ delays: { CheckLate: '1e2' } }, { delays: { CheckLate: 'settingsAdmin.delayInvalid' } }],
    [{ delays: { CheckLate: ' ' } }, {}],
  ])('checks %j', (typed, errors) => {
    expect(validateFollowUps({ ...followUps, ...typed })).toEqual(errors);
  });
});

it('takes lists for the same when what is in them is', () => {
  const before = { name: 'a', links: [{ name: 'x' }] };
  expect(changedFields(before, { name: 'a', links: [{ name: 'x' }] })).toEqual({});
  expect(changedFields(before, { name: 'a', links: [{ name: 'y' }] })).toEqual({ links: [{ name: 'y' }] });
});
