import { readFileSync, writeFileSync } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import * as schema from '../../src/server/db/schema/index.ts';
import { sections } from '../../src/server/privacy/exportPerson.ts';
import { register } from '../../src/server/privacy/register.ts';
import { dataClasses, ERASURE_DAYS, grounds } from '../../src/shared/privacy/dataClasses.ts';

/**
 * `docs/personal-data.md` says what the tables of the code say. With `--write` it is made anew. Looks at the folder it
 * is run in.
 */
const path = 'docs/personal-data.md';

type Class = Partial<Record<'with', string>> & {
  what: string;
  why: string;
  ground: keyof typeof grounds;
  period?: { count: number; unit: string; after: string };
  atEnd: string;
  left?: string;
  seenBy: readonly string[];
};

const classes = Object.entries(dataClasses) as [string, Class][];

function periodOf({ period, with: other }: Class): string {
  if (!period) return `as long as ${other}`;
  const { count, unit, after } = period;
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit} after ${after}`;
}

const tables = new Map(Object.entries(schema));
const tableName = (table: string): string => getTableName(tables.get(table) as Parameters<typeof getTableName>[0]);

function columnsOf(wanted: string): string {
  return Object.entries(register)
    .flatMap(([table, columns]) => {
      const held = Object.entries(columns).flatMap(([column, name]) => (name === wanted ? [column] : []));
      return held.length > 0 ? [`\`${tableName(table)}\` (${held.join(', ')})`] : [];
    })
    .join('; ');
}

const lines = [
  '# Personal data',
  '',
  'Made by `node tests/checks/personalData.ts --write` from `src/shared/privacy/dataClasses.ts` and',
  '`src/server/privacy/register.ts`; `npm run check` fails when it is not what they say, and a new column of the database does not',
  'compile before it has its class. The law is L/2016/037/AN of 28 July 2016; it names no periods, so these are our own, but for the',
  'accounts. How it is carried out: [decision 44](decisions/0044-personal-data-and-its-end.md); who looked at whose contact:',
  '[decision 45](decisions/0045-who-looked-at-a-contact.md).',
  '',
  '## What, why, how long, where',
  '',
  ...classes.flatMap(([name, one]) => [
    `### \`${name}\``,
    '',
    `${one.what}, ${one.why}.`,
    '',
    `- Ground: ${grounds[one.ground]}.`,
    `- How long: ${periodOf(one)}.`,
    `- At the end: ${one.left ? `${one.atEnd}; what stays is ${one.left}` : one.atEnd}.`,
    `- Seen by, besides the person: ${one.seenBy.join(', ')}.`,
    `- Where: ${columnsOf(name) || 'the columns of `account`, by the role'}.`,
    '',
  ]),
  '## Outside the tables',
  '',
  '- The job queue (schema `pgboss`): ids, and the identifier of a reset that was asked for; pg-boss removes finished jobs after some days.',
  '- The log of the server: errors with route and request id, no names, numbers or addresses (`src/server/http/log.ts`); the operator’s collector keeps it.',
  '- The outbox (`DATA_DIR/outbox`, only without a mail provider): e-mails, until it is emptied.',
  '- Backups: everything, as it was. Keep none longer than a month: what was erased since comes back with a restore.',
  '- The browser: session, the draft of a request with its photos, language; until sent, signed out or cleared.',
  '- Providers of SMS, e-mail, payment and storage: what they need for their work, under their own terms.',
  '',
  '## What a person may do',
  '',
  `At \`/gestion-de-compte/mes-donnees\`: download their data, and have the account erased. An erasure asks for the password, is done after ${ERASURE_DAYS} days`,
  'and may be undone until then, there or by the link of the message. Who has no password calls: customer service does the same on the',
  'page of the request, which is in the audit log. The notes of staff on a request may name others; they are given out by hand.',
  '',
  `The export is one JSON document; its sections: ${Object.keys(sections).join(', ')}.`,
  '',
];
const document = lines.join('\n');

if (process.argv.includes('--write')) writeFileSync(path, document);
else if (readFileSync(path, 'utf8') !== document) {
  console.error(`${path} is not what the tables of the code say. Run: node tests/checks/personalData.ts --write`);
  process.exitCode = 1;
}
