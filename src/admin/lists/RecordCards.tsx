import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import type { Column } from './column.ts';
import { RowCheckbox } from './selection.tsx';

interface RecordCardsProps<Row extends RaRecord> {
  columns: readonly Column<Row>[];
  canSelect?: boolean;
}

/** The rows of a list as cards: title, lines, action. */
export function RecordCards<Row extends RaRecord>({ columns, canSelect = false }: RecordCardsProps<Row>) {
  const { data = [] } = useListContext<Row>();
  return (
    <Stack component="ul" sx={{ gap: 1.5, p: 0, m: 0 }}>
      {data.map((row) => (
        <Card key={row.id} component="li" sx={{ listStyle: 'none' }}>
          <CardContent
            sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', '&:last-child': { pb: 2 } }}
          >
            <RecordCard row={row} columns={columns} canSelect={canSelect} />
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}

function RecordCard<Row extends RaRecord>({ row, columns, canSelect }: Required<RecordCardsProps<Row>> & { row: Row }) {
  const title = columns.find(({ role }) => role === 'title');
  const action = columns.find(({ role }) => role === 'action');
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        {title ? (
          <Typography variant="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title.render(row)}
          </Typography>
        ) : null}
        {canSelect ? <RowCheckbox row={row} columns={columns} /> : null}
      </Stack>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        {columns
          .filter(({ role }) => role === undefined)
          .map((column) => (
            <Box key={column.name} sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
              <Typography component="dt" sx={{ color: 'text.secondary', flexShrink: 0 }}>
                {column.label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
                {column.render(row)}
              </Typography>
            </Box>
          ))}
      </Box>
      {action ? action.render(row) : null}
    </>
  );
}

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
