import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** A column of a list; on a phone it is a line of the record's card. */
export interface Column<Row extends RaRecord> {
  /** The server's name of the field where it can be sorted by, else any name. */
  name: string;
  label: string;
  sortable?: boolean;
  /** From which width a table has room for it. On cards it always shows. */
  from?: 'md' | 'lg' | 'xl';
  /** The title of the card, or its button at the bottom; the rest are lines between. */
  role?: 'title' | 'action';
  /** Shown only to whoever chose it. */
  isExtra?: boolean;
  /** What the row is called where it is selected; the title column tells it. */
  nameOf?: (row: Row) => string;
  render: (row: Row) => ReactNode;
}
