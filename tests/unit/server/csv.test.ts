import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { type CsvColumn, sendCsv } from '../../../src/server/http/csv.ts';

interface Row {
  name: string;
  amount: number | null;
}
const columns: CsvColumn<Row>[] = [
  { header: 'Nom', value: (row) => row.name },
  { header: 'Montant', value: (row) => row.amount },
];

async function exported(rows: AsyncIterable<Row> | Iterable<Row>) {
  const app = Fastify();
  app.get('/', (_request, reply) => sendCsv(reply, 'essai.csv', columns, rows));
  try {
    return await app.inject('/');
  } finally {
    await app.close();
  }
}

test('a list opens in a spreadsheet: marked as UTF-8, a line each, quoted where it must be', async () => {
  const reply = await exported([
    { name: 'Émile ; fils', amount: 1_500_000 },
    { name: 'dit "le Grand"', amount: null },
  ]);
  expect(reply.headers['content-disposition']).toBe('attachment; filename="essai.csv"');
  expect(reply.body).toBe('\uFEFFNom;Montant\n"Émile ; fils";1500000\n"dit ""le Grand""";\n');
});

const hidden = ['\u200b', '\ufeff', '\u00a0', '\u2060', '\u3164', '\u202e\u200b ', '\n'];
const formulas = ['=1+1', '+224', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', ...hidden.map((mark) => `${mark}=1+1`)];
test.each(formulas)('%j is no formula in a spreadsheet', async (name) => {
  const { body } = await exported([{ name, amount: 1 }]);
  expect(body.split('\n').slice(1).join('\n').replace(/^"/, '')).toMatch(/^'/);
});

test('a negative amount stays a number', async () => {
  expect((await exported([{ name: 'a', amount: -5 }])).body).toContain('a;-5');
  expect((await exported([{ name: 'a', amount: -3.8 }])).body).toContain('a;-3,8');
});

test('a failure in the middle does not look like the end of the list', async () => {
  async function* rows(): AsyncGenerator<Row> {
    yield { name: 'a', amount: 1 };
    throw new Error('The connection is gone');
  }
  await expect(exported(rows())).rejects.toThrow();
});
