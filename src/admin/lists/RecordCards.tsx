import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import { type RaRecord, useListContext } from 'react-admin';
import type { Column } from './column.ts';

/** The rows of a list as cards: title, lines, action. */
export function RecordCards<Row extends RaRecord>({ columns }: { columns: readonly Column<Row>[] }) {
  const { data = [] } = useListContext<Row>();
  return (
    <Stack component="ul" sx={{ gap: 1.5, p: 0, m: 0 }}>
      {data.map((row) => (
        <Card key={row.id} component="li" sx={{ listStyle: 'none' }}>
          <CardContent sx={{ display: 'grid', gap: 1, '&:last-child': { pb: 2 } }}>
            <RecordCard row={row} columns={columns} />
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}

function RecordCard<Row extends RaRecord>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const title = columns.find(({ role }) => role === 'title');
  const action = columns.find(({ role }) => role === 'action');
  return (
    <>
      {title ? <Typography variant="h2">{title.render(row)}</Typography> : null}
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
