import { createHash } from 'node:crypto';
import { type CopyRecord, CopyRefusal, type CopyStream } from './records.ts';

/** The first word of a backup. */
export const FORMAT = 'oasis-backup-1';

const ROWS_A_RECORD = 1000;
const NEWLINE = 0x0a;

export function encodeRecord(record: CopyRecord): string {
  switch (record.kind) {
    case 'rows':
      return record.rows.map((row) => `row ${row}\n`).join('');
    case 'chunk':
      return `chunk ${record.data.toString('base64')}\n`;
    default: {
      const { kind, ...content } = record;
      return `${kind} ${JSON.stringify(content)}\n`;
    }
  }
}

/** The records of a backup's lines; the checksum is compared before the stream ends. Raises CopyRefusal. */
export async function* decodeLines(bytes: AsyncIterable<Buffer>): CopyStream {
  const hash = createHash('sha256');
  let rows: string[] = [];
  let isFirst = true;
  let isEnded = false;
  for await (const line of linesOf(bytes)) {
    const text = line.toString();
    const space = text.indexOf(' ');
    const word = text.slice(0, space);
    const content = text.slice(space + 1);
    if (isFirst && word !== FORMAT) throw new CopyRefusal('it is not a backup of this format.');
    if (isEnded) throw new CopyRefusal('it goes on after its end.');
    if (rows.length >= ROWS_A_RECORD || (rows.length > 0 && word !== 'row')) {
      yield { kind: 'rows', rows };
      rows = [];
    }
    if (word === 'end') {
      requireChecksum(content, hash.digest('hex'));
      isEnded = true;
      continue;
    }
    hash.update(line).update('\n');
    if (word === 'row') rows.push(content);
    else if (!isFirst) yield decodeRecord(word, content);
    isFirst = false;
  }
  if (!isEnded) throw new CopyRefusal('it is cut short.');
}

function requireChecksum(content: string, found: string): void {
  if (parse(content).sha256 !== found) throw new CopyRefusal('its checksum is wrong, it was damaged or changed.');
}

function decodeRecord(word: string, content: string): CopyRecord {
  if (word === 'chunk') return { kind: 'chunk', data: Buffer.from(content, 'base64') };
  if (word === 'start' || word === 'table' || word === 'job' || word === 'file') {
    return { kind: word, ...parse(content) } as CopyRecord;
  }
  throw new CopyRefusal(`it holds something unknown: ${word.slice(0, 20)}.`);
}

function parse(content: string): Record<string, unknown> {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new CopyRefusal('one of its lines is unreadable.', { cause: error });
  }
}

/** Split at line feeds only: the rows may hold any other separator. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const piece of bytes) {
    let from = 0;
    for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...rest, piece.subarray(from, at)]);
      rest = [];
      from = at + 1;
    }
    if (from < piece.length) rest.push(piece.subarray(from));
  }
  if (rest.length > 0) throw new CopyRefusal('it is cut short.');
}
