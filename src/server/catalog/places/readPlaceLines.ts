import { parse } from 'csv-parse/sync';
import { IMPORT_MAX_LINES, placeLineSchema } from '../../../shared/places/adminSchemas.ts';
import type { ImportedPlaces } from '../../../shared/places/views.ts';
import { fr, frOrInvalid } from '../../texts.ts';

/** A line of the file as it is meant; names of the city and the district are still to be found. */
export interface PlaceLine {
  line: number;
  isLandmark: boolean;
  city: string;
  district: string;
  name: string;
  spellings: string[];
  latitude: number | null;
  longitude: number | null;
}

export type LineError = ImportedPlaces['errors'][number];

const columns = ['type', 'ville', 'quartier', 'nom', 'orthographes', 'latitude', 'longitude'] as const;
type Cells = Record<(typeof columns)[number], string>;

/** Without accents and case: « Repère », « repere ». */
export const plain = (words: string): string => words.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The lines of a CSV file with a header, separated by semicolons or commas, as spreadsheets in French and in English
 * write them. What is wrong is named by its line, all of it at once.
 */
export function readPlaceLines(content: string): { lines: PlaceLine[]; errors: LineError[] } {
  const [header = ''] = content.split(/\r?\n/, 1);
  const delimiter = header.includes(';') ? ';' : ',';
  const missing = columns.filter(
    (column) =>
      !plain(header)
        .split(delimiter)
        .some((cell) => nameOf(cell) === column),
  );
  if (missing.length > 0) return only(1, fr('placeImport.columnMissing', { columns: columns.join(delimiter) }));
  const found = rowsOf(content, delimiter);
  if (!found) return only(1, fr('placeImport.unreadable'));
  if (found.length > IMPORT_MAX_LINES) return only(1, fr('placeImport.tooManyLines', { count: IMPORT_MAX_LINES }));
  const read = found.map(({ record, info }) => readLine(record, info.lines));
  return {
    lines: read.flatMap((result) => ('message' in result ? [] : [result])),
    errors: read.flatMap((result) => ('message' in result ? [result] : [])),
  };
}

const only = (line: number, message: string) => ({ lines: [], errors: [{ line, message }] });

const nameOf = (cell: string): string => plain(cell.replace(/[\uFEFF"]/g, ''));

interface Found {
  record: Cells;
  info: { lines: number };
}

/** Undefined where the file is no CSV. */
function rowsOf(content: string, delimiter: string): Found[] | undefined {
  try {
    return parse<Found>(content, {
      bom: true,
      delimiter,
      columns: (names: string[]) => names.map(nameOf),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    });
  } catch {
    return undefined;
  }
}

/** What stands where bytes were no letter of the encoding that a file was read in. */
const LOST_LETTER = '\uFFFD';

function readLine(cells: Cells, line: number): PlaceLine | LineError {
  if (Object.values(cells).some((cell) => cell.includes(LOST_LETTER)))
    return { line, message: fr('placeImport.lettersLost') };
  const kind = plain(cells.type ?? '');
  if (kind !== 'quartier' && kind !== 'repere') return { line, message: fr('placeImport.kindUnknown') };
  const wrong = [cells.latitude, cells.longitude].find((typed) => Number.isNaN(degreesOf(typed)));
  if (wrong) return { line, message: fr('placeImport.notANumber', { typed: wrong.slice(0, 20) }) };
  const form = placeLineSchema.safeParse({
    name: cells.nom ?? '',
    spellings: (cells.orthographes ?? '').split(/[|/]/),
    latitude: degreesOf(cells.latitude),
    longitude: degreesOf(cells.longitude),
  });
  if (!form.success) return { line, message: frOrInvalid(form.error.issues[0]?.message ?? '') };
  const { name, spellings, latitude, longitude } = form.data;
  const isLandmark = kind === 'repere';
  return {
    ...{ line, isLandmark, name, spellings, latitude, longitude },
    city: cells.ville ?? '',
    district: isLandmark ? (cells.quartier ?? '') : '',
  };
}

/** With a comma or a point, and the minus of a text. Null for an empty cell. */
function degreesOf(typed: string | undefined): number | null {
  const words = (typed ?? '').trim();
  return words === '' ? null : Number(words.replace(',', '.').replace('−', '-'));
}
