import { Card, Stack, type Theme, useMediaQuery } from '@mui/material';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { ListBase, type RaRecord, type SortPayload, useListContext, useTranslate } from 'react-admin';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ColumnChoice, useColumnChoice } from './ColumnChoice.tsx';
import type { Column, Groups } from './column.ts';
import { DensityButton } from './DensityButton.tsx';
import { useDensity } from './density.ts';
import { type ExportAddress, ExportButton } from './ExportButton.tsx';
import { FoldedTools } from './FilterBar.tsx';
import { ListFiltersProvider } from './ListFilters.tsx';
import { ListPages } from './ListPages.tsx';
import { ListState } from './ListState.tsx';
import { RecordCards, SortChoice } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import { SavedFilters } from './SavedFilters.tsx';
import { SelectionBar } from './selection.tsx';
import '../texts/lists.ts';

interface Props<Row extends RaRecord> {
  title: string;
  intro?: string;
  actions?: ReactNode;
  filters: ReactNode;
  columns: readonly Column<Row>[];
  sort: SortPayload;
  empty: string;
  /** Of a list that belongs to one record: whose rows. */
  within?: Record<string, string>;
  /** What the list is filtered by when somebody comes to it for the first time. */
  firstFilter?: Record<string, unknown>;
  /** Where the whole list is to be had as a file; without it there is no such button. */
  exportAt?: ExportAddress;
  /** What may be done with selected rows; without it none can be selected. */
  selectionActs?: ReactNode;
  groups?: Groups<Row>;
  /** What knows something of all rows of the page at once: stands around them, within the list. */
  rowsWithin?: ComponentType<{ children: ReactNode }>;
  /** What stands below the list: shown once the list has its height, which would push it away. */
  below?: ReactNode;
}

const silent = { onError: () => undefined };

/**
 * A list paged, sorted and filtered by the server: a table, and cards where there is no room for one. Each person
 * chooses its columns and names their filters.
 */
export function ListScreen<Row extends RaRecord>(props: Props<Row>) {
  const { title, intro, actions, filters, sort, empty, within, firstFilter, exportAt, selectionActs, groups } = props;
  const Within = props.rowsWithin ?? Fragment;
  const choice = useColumnChoice(props.columns);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const columns = choice.shown;
  const canSelect = selectionActs !== undefined;
  const { isDense, perPage } = useDensity();
  const tools = (
    <Tools>
      <ColumnChoice {...choice} />
      <SavedFilters />
      {exportAt ? <ExportButton at={exportAt} title={title} /> : null}
      {isNarrow ? null : <DensityButton />}
    </Tools>
  );
  const folded = (
    <>
      <SortChoice columns={columns} />
      {tools}
    </>
  );
  return (
    <ListBase
      sort={sort}
      perPage={perPage}
      queryOptions={silent}
      exporter={false}
      {...(within ? { filter: within, disableSyncWithLocation: true, storeKey: false } : {})}
      {...(firstFilter ? { filterDefaultValues: firstFilter } : {})}
    >
      <ListFiltersProvider>
        <PageHeading
          isCompact
          title={title}
          actions={
            <>
              {isPhone ? null : tools}
              {actions}
            </>
          }
          {...(intro ? { intro } : {})}
        />
        <Stack sx={{ gap: 1 }}>
          <FoldedTools value={isPhone ? folded : null}>{filters}</FoldedTools>
          {isNarrow && !isPhone ? <SortChoice columns={columns} /> : null}
          {canSelect ? <SelectionBar>{selectionActs}</SelectionBar> : null}
          <ListState empty={empty}>
            <Within>
              {isNarrow ? (
                <RecordCards columns={columns} canSelect={canSelect} groups={groups} />
              ) : (
                <Card sx={{ overflowX: 'auto' }}>
                  <RecordTable
                    columns={columns}
                    caption={title}
                    canSelect={canSelect}
                    isDense={isDense}
                    groups={groups}
                  />
                </Card>
              )}
            </Within>
            <ListPages />
          </ListState>
        </Stack>
        <Arrived>{props.below}</Arrived>
      </ListFiltersProvider>
    </ListBase>
  );
}

function Arrived({ children }: { children: ReactNode }) {
  const { isPending } = useListContext();
  return isPending ? null : children;
}

function Tools({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('lists.tools')}
      sx={{
        flexWrap: 'wrap',
        gap: 0.5,
        '& .MuiButton-root': { px: 0.75 },
        '& .MuiButton-startIcon': { mr: 0.5 },
      }}
    >
      {children}
    </Stack>
  );
}
