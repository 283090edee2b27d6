import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

/** One column of an export: what stands above it, and what a row has there. */
export interface CsvColumn<Row> {
  header: string;
  value(row: Row): string | number | null | undefined;
}

/**
 * Sends a list as a file that a spreadsheet in French opens as it is: semicolons, UTF-8 with its mark, commas in
 * numbers, and no cell that the spreadsheet would run as a formula. Rows are written as they come, so that memory does
 * not grow with the list; where reading them fails in the middle the connection breaks off, and nobody takes the half
 * for the whole.
 */
export function sendCsv<Row>(
  reply: FastifyReply,
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): FastifyReply {
  const file = stringify({
    bom: true,
    delimiter: ';',
    escape_formulas: true,
    // A point would leave text, or a date.
    cast: { number: (value) => String(value).replace('.', ',') },
    header: true,
    columns: columns.map(({ header }) => header),
  });
  const source = Readable.from(cellsOf(columns, rows));
  source.on('error', (error) => file.destroy(error));
  file.on('close', () => source.destroy());
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${fileName}"`)
    .send(source.pipe(file));
}

async function* cellsOf<Row>(columns: readonly CsvColumn<Row>[], rows: AsyncIterable<Row> | Iterable<Row>) {
  for await (const row of rows) yield columns.map(({ value }) => harmless(value(row) ?? ''));
}

/** The beginning of a formula behind what nobody sees; `escape_formulas` looks at the first character alone. */
const hiddenFormula = /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+[=+\-@＝＋－＠]/u;

function harmless(cell: string | number): string | number {
  return typeof cell === 'string' && hiddenFormula.test(cell) ? `'${cell}` : cell;
}
