import { Checkbox } from '@mui/material';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import type { Column } from './column.ts';

interface Props<Row extends RaRecord> {
  row: Row;
  columns: readonly Column<Row>[];
}

/** Selects one row of a list. */
export function RowCheckbox<Row extends RaRecord>({ row, columns }: Props<Row>) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  const name = columns.find(({ role }) => role === 'title')?.nameOf?.(row);
  return (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
      slotProps={{
        input: { 'aria-label': name ? translate('lists.selectRowOf', { name }) : translate('lists.selectRow') },
      }}
    />
  );
}

/** Selects the whole page, or nothing. */
export function PageCheckbox() {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const isAll = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  return (
    <Checkbox
      checked={isAll}
      indeterminate={!isAll && selectedIds.length > 0}
      onChange={() => onSelect(isAll ? [] : data.map(({ id }) => id))}
      slotProps={{ input: { 'aria-label': translate('lists.selectAll') } }}
    />
  );
}
