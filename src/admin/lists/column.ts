import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

/** A column of a list; on a phone it is a line of the record's card. */
export interface Column<Row extends RaRecord> {
  /** The server's name of the field where it can be sorted by, else any name. */
  name: string;
  label: string;
  sortable?: boolean;
  /** Its end is cut before that of others where a row has more than there is room for. */
  shrinks?: boolean;
  /** From which width a table has room for it. On cards it shows at any. */
  from?: 'md' | 'lg' | 'xl';
  /** The title of the card, or its button at the bottom; the rest are lines between. */
  role?: 'title' | 'action';
  /**
   * Its place on a short card: in the running line, with its label or without, or at the foot beside the button. Where
   * some columns of a list say so, its cards have no other lines than these and the chosen ones.
   */
  card?: 'line' | 'labelled' | 'foot';
  /** Shown only to whoever chose it. */
  isExtra?: boolean;
  /** What the row is called where it is selected; the title column tells it. */
  nameOf?: (row: Row) => string;
  render: (row: Row) => ReactNode;
}

export const hasShortCards = <Row extends RaRecord>(columns: readonly Column<Row>[]): boolean =>
  columns.some(({ card }) => card !== undefined);

/** The headings under which the rows stand while they are in the order of one field. */
export interface Groups<Row extends RaRecord> {
  sortedBy: string;
  groupOf: (row: Row) => { key: string; label: ReactNode } | undefined;
}

/**
 * The rows of the page with the heading that each opens, where it opens one: rows that follow each other with the same
 * key share it. There are none where a row belongs to no group.
 */
export function useHeadings<Row extends RaRecord>(groups: Groups<Row> | undefined) {
  const { data: rows = [], sort } = useListContext<Row>();
  const keys = groups?.sortedBy === sort.field ? rows.map((row) => groups.groupOf(row)) : [];
  const isGrouped = keys.length > 0 && keys.every((group) => group !== undefined);
  return rows.map((row, index) => {
    const opens = isGrouped && keys[index]?.key !== keys[index - 1]?.key;
    return { row, heading: opens ? keys[index]?.label : undefined };
  });
}
