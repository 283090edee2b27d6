import { parseArgs } from 'node:util';
import { nearestSpellings } from '../../src/server/catalog/places/rankPlaces.ts';
import { searchPlaces } from '../../src/server/catalog/places/searchPlaces.ts';
import type { Context } from '../../src/server/context.ts';
import type { Database } from '../../src/server/db/client.ts';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { seedReference } from '../../src/server/seed/reference.ts';
import { type GazetteerPlace, makeDenseGazetteer, makeGazetteer } from '../support/gazetteer.ts';
import { type Misspelt, misspell } from '../support/misspell.ts';
import { findPostgres, onServer, withDatabase } from '../support/postgres.ts';

/**
 * `npm run bench -- places --places 20000,200000 --searches 500`: how long one search takes among so many places, asked
 * with misspelt names, every second with its city: the whole of `searchPlaces`, beside two statements that do nothing,
 * which tell how much of it is the machine. Then the same with the middle or the last word of a name of three, of which
 * one in twenty places more is filled in. `--names dense` takes names that are alike by construction, `--failed` says
 * which were not found and whether ranking every spelling there is would have found them.
 *
 * Right is a place of the name, whatever its accents, among the first three; where the city was said, one of the name
 * in that city. For a word alone it is a place whose name has that word, among the eight.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    places: { type: 'string', default: '20000,200000' },
    searches: { type: 'string', default: '500' },
    runs: { type: 'string', default: '3' },
    names: { type: 'string', default: 'local' },
    failed: { type: 'boolean', default: false },
  },
});

/** Milliseconds, p95. */
const BUDGET_MS = 30;
/** Of 100. */
const RIGHT = 95;
const WARM_UP = 50;

interface Search extends Misspelt {
  /** Said in the search. */
  cityId: string | undefined;
}

const WORD_ALONE = 'word alone';

console.log('| places | distinct names | searched | searches | p50 / p95, ms | `select 1` twice, ms | right | |');
console.log('|---|---|---|---|---|---|---|---|');
for (const count of values.places.split(',').map(Number)) await measure(count);

async function measure(count: number): Promise<void> {
  const server = await findPostgres();
  if (!server) throw new Error('Places are measured on PostgreSQL: none answers. Set TEST_DATABASE_URL.');
  const name = `oasis_places_${count}_${process.pid}`;
  await onServer(server, `create database ${name}`);
  try {
    const database = await openDatabase({ DATABASE_URL: withDatabase(server, name), DATABASE_POOL: 2, DATA_DIR: '' });
    try {
      await database.migrate();
      await seedReference(database.orm, new Date());
      await measureIn(database, count);
    } finally {
      await database.close();
    }
  } finally {
    await onServer(server, `drop database ${name} with (force)`);
  }
}

async function measureIn(database: Database, count: number): Promise<void> {
  const { made, ofThreeWords } = await fill(database, count);
  const distinct = new Set(made.map(({ name }) => name)).size;
  const failed: Search[] = [];
  for (const [searched, searches] of [
    ['misspelt', misspeltOf(made)],
    [WORD_ALONE, wordsOf(ofThreeWords)],
  ] as const) {
    for (let run = 0; run < Number(values.runs); run += 1) {
      failed.length = 0;
      console.log(`| ${count} | ${distinct} | ${searched} ${await runOnce(database, searches, failed)}`);
    }
    if (values.failed) await tellFailed(database, failed);
  }
}

interface Filled {
  made: readonly GazetteerPlace[];
  ofThreeWords: readonly GazetteerPlace[];
}

/** Where each is; the names and the cities are those of an installation. */
async function fill(database: Database, count: number): Promise<Filled> {
  const real = await rows<{ name: string; kind: string; id: string }>(
    database,
    `select id, kind, name from places where kind <> 'landmark' order by id`,
  );
  const cities = real.filter(({ kind }) => kind === 'city').map(({ id }) => id);
  const names = real.map(({ name }) => name);
  const made = values.names === 'dense' ? makeDenseGazetteer(cities, count) : makeGazetteer(names, cities, count);
  const oneWord = made.filter(({ name }) => /^\p{L}{3,}$/u.test(name)).slice(0, count / 20);
  const ofThreeWords = oneWord.map(({ name, city }) => ({ name: `Grande mosquée ${name}`, city }));
  const all = [...made, ...ofThreeWords];
  await database.query(
    `insert into places (id, kind, city_id, name) select gen_random_uuid(), 'landmark', city::uuid, name
     from unnest($1::text[], $2::text[]) as made (name, city)`,
    [all.map(({ name }) => name), all.map(({ city }) => city)],
  );
  for (const table of ['places', 'place_names', 'place_endings', 'place_spellings'])
    await database.query(`vacuum analyze ${table}`);
  return { made, ofThreeWords };
}

/** Every second with its city. */
function misspeltOf(made: readonly GazetteerPlace[]): Search[] {
  const byName = Map.groupBy(made, ({ name }) => name);
  return misspell(
    made.map(({ name }) => name),
    Number(values.searches) + WARM_UP,
  ).map((asked, number) => {
    const same = byName.get(asked.name) ?? [];
    return { ...asked, cityId: number % 2 === 0 ? same[number % same.length]?.city : undefined };
  });
}

/** The middle word and the last in turn, each with its city and without. */
function wordsOf(ofThreeWords: readonly GazetteerPlace[]): Search[] {
  return ofThreeWords.slice(0, Number(values.searches) + WARM_UP).map(({ name, city }, number) => {
    const word = name.split(' ')[1 + (number % 2)] ?? '';
    return { rule: WORD_ALONE, name: word, typed: word.toLowerCase(), cityId: number % 4 < 2 ? city : undefined };
  });
}

async function runOnce(database: Database, searches: readonly Search[], failed: Search[]): Promise<string> {
  const ctx = { db: database.orm } as Context;
  const times: number[] = [];
  const references: number[] = [];
  for (const [number, search] of searches.entries()) {
    const startedAt = performance.now();
    const found = await searchPlaces(ctx, search.typed, search.cityId);
    if (number < WARM_UP) continue;
    times.push(performance.now() - startedAt);
    const referenceAt = performance.now();
    for (let time = 0; time < 2; time += 1) await database.query('select 1');
    references.push(performance.now() - referenceAt);
    const isRight = found
      .slice(0, search.rule === WORD_ALONE ? found.length : 3)
      .some(({ name, cityId }) => isMeant(name, search) && (!search.cityId || cityId === search.cityId));
    if (!isRight) failed.push(search);
  }
  const late = at(times, 0.95);
  const share = (1 - failed.length / times.length) * 100;
  const isMet = late < BUDGET_MS && share >= RIGHT;
  if (!isMet) process.exitCode = 1;
  const pair = (taken: number[]) => `${at(taken, 0.5).toFixed(1)} / ${at(taken, 0.95).toFixed(1)}`;
  const verdict = `p95 < ${BUDGET_MS} ms and ${RIGHT} % ${isMet ? 'met' : 'MISSED'}`;
  return `| ${times.length} | ${pair(times)} | ${pair(references)} | ${share.toFixed(1)} % | ${verdict} |`;
}

function isMeant(name: string, { rule, name: meant }: Search): boolean {
  return (rule === WORD_ALONE ? name.split(' ') : [name]).some((part) => isSameName(part, meant));
}

/** Whatever its accents and capitals: what is typed has none. */
function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other, 'fr', { sensitivity: 'base' }) === 0;
}

/** A search that fails although ranking all finds the place has lost it; of the others, the names are too alike. */
async function tellFailed(database: Database, failed: readonly Search[]): Promise<void> {
  for (const { rule, name, typed, cityId } of failed) {
    const [asked] = await rows<{ written: string; sound: string; right: string }>(
      database,
      'select place_plain($1) as written, place_sound($1) as sound, place_plain($2) as right',
      [typed, name],
    );
    if (!asked) continue;
    const all = await rows<{ written: string; sound: string; isHere: boolean }>(
      database,
      `select written, sound, written in (select written from place_names where city_id = $1) as "isHere"
       from place_spellings`,
      [cityId ?? null],
    );
    const ranked = nearestSpellings(all, asked).map(({ written }) => written);
    const rank = ranked.indexOf(asked.right) + 1;
    const where = cityId ? ' in its city' : '';
    console.log(
      `- ${rule}: « ${typed} » for « ${name} »${where}: ${rank > 3 ? 'too alike' : 'LOST'}, ${rank} of all, ` +
        `before it ${ranked.slice(0, 3).join(', ')}`,
    );
  }
}

async function rows<Row>(database: Database, statement: string, params: unknown[] = []): Promise<Row[]> {
  return (await database.query(statement, params)).rows as Row[];
}

function at(times: number[], share: number): number {
  const ordered = times.toSorted((one, other) => one - other);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
}
