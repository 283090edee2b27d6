import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { Fragment } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import { type Column, type Groups, hasShortCards, useHeadings } from './column.ts';
import { pressRowAction } from './openRow.ts';
import { RowCheckbox } from './selection.tsx';

interface RecordCardsProps<Row extends RaRecord> {
  columns: readonly Column<Row>[];
  canSelect?: boolean;
  groups?: Groups<Row> | undefined;
}

/** The rows of a list as cards: title, lines, action. */
export function RecordCards<Row extends RaRecord>({ columns, canSelect = false, groups }: RecordCardsProps<Row>) {
  const rows = useHeadings(groups);
  return (
    <Stack component="ul" sx={{ gap: 1, p: 0, m: 0 }}>
      {rows.map(({ row, heading }) => (
        <Box key={row.id} component="li" sx={{ listStyle: 'none' }}>
          {heading ? <Typography sx={{ fontWeight: 700, px: 0.5, pb: 0.5 }}>{heading}</Typography> : null}
          <Card onClick={pressRowAction}>
            <CardContent sx={cardContent}>
              <RecordCard row={row} columns={columns} canSelect={canSelect} />
            </CardContent>
          </Card>
        </Box>
      ))}
    </Stack>
  );
}

const cardContent = {
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: 1.5,
  '&:last-child': { pb: 1.5 },
} as const;

interface RecordCardProps<Row extends RaRecord> {
  row: Row;
  columns: readonly Column<Row>[];
  canSelect: boolean;
}

function RecordCard<Row extends RaRecord>({ row, columns, canSelect }: RecordCardProps<Row>) {
  const title = columns.find(({ role }) => role === 'title');
  const action = columns.find(({ role }) => role === 'action');
  const isShort = hasShortCards(columns);
  const lines = columns.filter(({ role, card }) => role === undefined && !card);
  const foot = columns.filter(({ card }) => card === 'foot');
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
      {isShort ? <RunningLine row={row} columns={columns} /> : null}
      {lines.length > 0 ? (
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1.5, rowGap: 1 }}>
          {lines.map((column) => (
            <Box key={column.name} sx={{ minWidth: 0 }}>
              <Typography component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.35 }}>
                {column.label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, lineHeight: 1.4, overflowWrap: 'anywhere' }}>
                {column.render(row)}
              </Typography>
            </Box>
          ))}
        </Box>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: isShort ? 0 : 1 }}>
        {foot.map((column) => (
          <Fragment key={column.name}>{column.render(row)}</Fragment>
        ))}
        {action ? (
          <Box data-row-action="" sx={{ display: 'grid', ...(isShort ? { ml: 'auto' } : { width: '100%' }) }}>
            {action.render(row)}
          </Box>
        ) : null}
      </Box>
    </>
  );
}

/** What tells one record from another, one after the other. */
function RunningLine<Row extends RaRecord>({ row, columns }: Omit<RecordCardProps<Row>, 'canSelect'>) {
  return (
    <Box component="dl" sx={{ m: 0, fontSize: '0.875rem', lineHeight: 1.35, overflowWrap: 'anywhere' }}>
      {columns
        .filter(({ card }) => card === 'line' || card === 'labelled')
        .map(({ name, label, card, render }) => (
          <Box key={name} sx={{ display: 'inline', '& + &::before': { content: '" · "' } }}>
            <Box component="dt" sx={{ display: 'inline', color: 'text.secondary' }}>
              {card === 'labelled' ? `${label} ` : <span style={visuallyHidden}>{label}</span>}
            </Box>
            <Box component="dd" sx={{ m: 0, display: 'inline' }}>
              {render(row)}
            </Box>
          </Box>
        ))}
    </Box>
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
