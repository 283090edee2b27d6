import { Button, Stack } from '@mui/material';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import type { Column } from './column.ts';

/** Sorting where there are no column heads. */
export function SortChoice<Row extends RaRecord>({ columns }: { columns: readonly Column<Row>[] }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const choices = columns.filter(({ sortable }) => sortable).map(({ name, label }) => ({ value: name, label }));
  const turn = () => setSort({ field: sort.field, order: sort.order === 'ASC' ? 'DESC' : 'ASC' });
  if (choices.length < 2) return null;
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <ChoiceField
        label={translate('admin.sort')}
        value={sort.field}
        choices={choices}
        onChoice={(field) => setSort({ field, order: sort.order })}
      />
      <Button
        variant="outlined"
        onClick={turn}
        aria-label={translate(sort.order === 'ASC' ? 'admin.ascending' : 'admin.descending')}
        sx={{ fontSize: '1.25rem', minWidth: 48, px: 0 }}
      >
        {sort.order === 'ASC' ? '↑' : '↓'}
      </Button>
    </Stack>
  );
}
