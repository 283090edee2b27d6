import { type RaRecord, useResourceContext, useStore } from 'react-admin';
import type { Column } from './column.ts';

/** What the person chose for a column, where they chose. */
type Choice = Record<string, boolean>;

/** The columns of this list as this person wants them, remembered on this device. The title and the action always stay. */
export function useColumnChoice<Row extends RaRecord>(columns: readonly Column<Row>[]) {
  const resource = useResourceContext();
  const [choice, setChoice] = useStore<Choice>(`lists.${resource}.columns`, {});
  const isShown = ({ name, isExtra, role }: Column<Row>) => role !== undefined || (choice[name] ?? !isExtra);
  return {
    /** A column that was asked for has room at any width: the table then scrolls. */
    shown: columns.filter(isShown).map((column) => (choice[column.name] ? everywhere(column) : column)),
    optional: columns.filter(({ role }) => role === undefined),
    isShown,
    choose: (name: string, isWanted: boolean) => setChoice({ ...choice, [name]: isWanted }),
    isChanged: Object.keys(choice).length > 0,
    reset: () => setChoice({}),
  };
}

function everywhere<Row extends RaRecord>({ from: _, ...column }: Column<Row>): Column<Row> {
  return column;
}
