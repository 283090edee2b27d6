import { Button, Checkbox, Paper, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import type { Column } from './column.ts';
import '../texts/lists.ts';

interface RowCheckboxProps<Row extends RaRecord> {
  row: Row;
  columns: readonly Column<Row>[];
}

/** Selects one row of a list. */
export function RowCheckbox<Row extends RaRecord>({ row, columns }: RowCheckboxProps<Row>) {
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

/**
 * What may be done with the selected rows; seen only while some are. It stays there unseen, to tell how an act on the
 * last of them ended.
 */
export function SelectionBar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={translate('lists.select')}
      sx={{
        p: 1,
        display: selectedIds.length > 0 ? 'flex' : 'none',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        borderColor: 'primary.main',
      }}
    >
      <Typography role="status" sx={{ px: 1, fontWeight: 600 }}>
        {translate('lists.selected', { smart_count: selectedIds.length })}
      </Typography>
      {children}
      <Button onClick={() => onUnselectItems()}>{translate('lists.unselect')}</Button>
    </Paper>
  );
}

/**
 * The rows of this page that are selected. What is no longer on the page is no longer selected: nobody acts on what
 * they do not see.
 */
export function useSelection<Row extends RaRecord>(): readonly Row[] {
  const { data, isFetching, selectedIds, onSelect } = useListContext<Row>();
  const rows = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  // Before the rows have come, as after a reload, nothing is known of them.
  const hasUnseen = data !== undefined && !isFetching && rows.length < selectedIds.length;
  useEffect(() => {
    if (hasUnseen) onSelect(rows.map(({ id }) => id));
  });
  return rows;
}
