import { Card, Stack, type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, type RaRecord, type SortPayload } from 'react-admin';
import { PageHeading } from '../layout/PageHeading.tsx';
import type { Column } from './column.ts';
import { ListPages } from './ListPages.tsx';
import { ListState } from './ListState.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import { SortChoice } from './SortChoice.tsx';

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
}

const silent = { onError: () => undefined };

/** A list paged, sorted and filtered by the server: a table, and cards where there is no room for one. */
export function ListScreen<Row extends RaRecord>(props: Props<Row>) {
  const { title, intro, actions, filters, columns, sort, empty, within } = props;
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <ListBase
      sort={sort}
      perPage={10}
      queryOptions={silent}
      exporter={false}
      {...(within ? { filter: within, disableSyncWithLocation: true, storeKey: false } : {})}
    >
      <PageHeading title={title} actions={actions} {...(intro ? { intro } : {})} />
      <Stack sx={{ gap: 1.5 }}>
        {filters}
        {isNarrow ? <SortChoice columns={columns} /> : null}
        <ListState empty={empty}>
          {isNarrow ? (
            <RecordCards columns={columns} />
          ) : (
            <Card sx={{ overflowX: 'auto' }}>
              <RecordTable columns={columns} caption={title} />
            </Card>
          )}
          <ListPages />
        </ListState>
      </Stack>
    </ListBase>
  );
}
