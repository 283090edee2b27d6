import { expect, test } from 'vitest';
import { createStatementNames } from '../../../src/server/db/statementNames.ts';

const often = 10;

test('a statement gets a name of its own when it came ten times, and keeps it', () => {
  const nameOf = createStatementNames();
  const names = Array.from({ length: often + 2 }, () => nameOf('select 1 where $1'));
  expect(names.slice(0, often - 1)).toEqual(Array(often - 1).fill(undefined));
  expect(new Set(names.slice(often - 1)).size).toBe(1);
  expect(names.at(-1)).toMatch(/^[\w-]{24}$/);
  for (let time = 1; time < often; time += 1) nameOf('select 2 where $1');
  expect(nameOf('select 2 where $1')).not.toBe(names.at(-1));
});

test('what is looked for by a pattern is planned for the words that are given', () => {
  const nameOf = createStatementNames();
  for (const condition of ['a like $1', 'a ilike $1']) {
    const names = Array.from({ length: often * 2 }, () => nameOf(`select id from t where ${condition}`));
    expect(names.filter(Boolean)).toEqual([]);
  }
});

test('a pattern that the statement makes from its columns needs no plan of its own', () => {
  const nameOf = createStatementNames();
  const text = "select id from t where address like '%' || f_unaccent(lower(name)) || '%' and id = $1";
  const names = Array.from({ length: often }, () => nameOf(text));
  expect(names.at(-1)).toMatch(/^[\w-]{24}$/);
  const searched = 'select id from t where words like f_unaccent(lower($1))';
  expect(Array.from({ length: often }, () => nameOf(searched)).filter(Boolean)).toEqual([]);
});

test('a connection keeps three hundred plans at most, however many statements come', () => {
  const nameOf = createStatementNames();
  const named = new Set<string | undefined>();
  for (let text = 0; text < 400; text += 1) {
    for (let time = 0; time < often; time += 1) named.add(nameOf(`select ${text} where $1`));
  }
  named.delete(undefined);
  expect(named.size).toBe(300);
});
