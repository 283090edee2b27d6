import { useEffect } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

/** The rows of this page that are selected. What is no longer on the page is no longer selected: nobody acts on what they do not see. */
export function useSelection<Row extends RaRecord>(): readonly Row[] {
  const { data = [], isFetching, selectedIds, onSelect } = useListContext<Row>();
  const rows = data.filter(({ id }) => selectedIds.includes(id));
  const hasUnseen = !isFetching && rows.length < selectedIds.length;
  useEffect(() => {
    if (hasUnseen) onSelect(rows.map(({ id }) => id));
  });
  return rows;
}
