import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { compiledReplies } from '../../../src/server/http/compiledReplies.ts';

const person = z.object({ name: z.string(), phone: z.optional(z.string()) });
const schema = z.array(
  z.object({
    id: z.number(),
    owner: z.nullable(person),
    answer: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('number'), value: z.number() }),
      z.object({ kind: z.literal('person'), value: person }),
    ]),
    paid: z.object({ amount: z.number(), most: z.number() }).check(z.refine(({ amount, most }) => amount <= most)),
    byName: z.record(z.string(), person),
  }),
);
const row = {
  id: 1,
  owner: { name: 'Awa' },
  answer: { kind: 'person', value: { name: 'Fatou', phone: '+224 620 00 00 00' } },
  paid: { amount: 1, most: 2 },
  byName: { first: { name: 'Ibrahima' } },
};
const write = compiledReplies({ schema, method: 'GET', url: '/rows' });

test('a reply is written as its schema says', () => {
  expect(JSON.parse(String(write([row])))).toEqual([row]);
});

test('what the schema does not name is left out, in each object of a reply', () => {
  const secret = { password: 'x' };
  const more = {
    ...row,
    ...secret,
    owner: { ...row.owner, ...secret },
    answer: { kind: 'person', value: { ...row.answer.value, ...secret }, ...secret },
    paid: { ...row.paid, ...secret },
    byName: { first: { name: 'Ibrahima', ...secret } },
  };
  expect(JSON.parse(String(write([more])))).toEqual([row]);
});

test.each([
  ['a property that is missing', { ...row, id: undefined }],
  ['another type', { ...row, owner: { name: 1 } }],
  ['an answer of no kind', { ...row, answer: { kind: 'none', value: 1 } }],
  ['what a check refuses', { ...row, paid: { amount: 3, most: 2 } }],
  ['no object', { ...row, byName: { first: 'Ibrahima' } }],
])('a reply with %s is refused', (_, wrong) => {
  expect(() => write([wrong])).toThrow("Response doesn't match the schema");
});

test('the objects of a reply are read by code made for them', () => {
  write([row]);
  expect(person._zod.traits.has('$ZodObjectJIT')).toBe(true);
  expect(schema._zod.def.element._zod.run).toBe(schema._zod.def.element._zod.parse);
});
