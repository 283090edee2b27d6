import { Alert, Box, Button, LinearProgress, Skeleton, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { HttpError, LinkBase, useListContext, useRemoveFromStore, useResourceContext, useTranslate } from 'react-admin';
import { messageOf } from '../providers/httpErrors.ts';
import { useListFilters } from './ListFilters.tsx';

/** What stands in place of the rows while there are none: waiting, failure, nothing yet, nothing that matches. */
export function ListState({ empty, children }: { empty: string; children: ReactNode }) {
  const { isPending, isFetching, error, data, total } = useListContext();
  if (error && !data) return <Failure error={error} />;
  if (isPending) return <Waiting />;
  if (total === 0) return <Nothing empty={empty} />;
  return (
    <Box>
      <LinearProgress aria-hidden sx={{ visibility: isFetching ? 'visible' : 'hidden', height: 2 }} />
      {error ? <Failure error={error} /> : null}
      {children}
    </Box>
  );
}

/** A list that the server refuses to give under these parameters would be refused the same way for ever. */
function Failure({ error }: { error: unknown }) {
  const translate = useTranslate();
  const { refetch } = useListContext();
  const isRefused = error instanceof HttpError && error.status === 400;
  useForgottenParams(isRefused);
  return (
    <Alert
      severity="error"
      // Two buttons beside the words leave these no room on a phone.
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <>
          {isRefused ? (
            <Button color="inherit" component={LinkBase} to={{ search: '' }}>
              {translate('admin.clearFilters')}
            </Button>
          ) : null}
          <Button color="inherit" onClick={() => refetch()}>
            {translate('common.retry')}
          </Button>
        </>
      }
    >
      {translate('admin.listFailed')} {translate(messageOf(error))}
    </Alert>
  );
}

/** What react-admin remembers of an address as soon as it is opened: the menu's link leads to the whole list again. */
function useForgottenParams(isRefused: boolean): void {
  const resource = useResourceContext();
  const forget = useRemoveFromStore(`${resource}.listParams`);
  useEffect(() => {
    if (isRefused) forget();
  }, [isRefused, forget]);
}

function Waiting() {
  const translate = useTranslate();
  return (
    <Stack role="status" aria-label={translate('common.loading')} sx={{ gap: 1 }}>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} variant="rounded" height={56} />
      ))}
    </Stack>
  );
}

function Nothing({ empty }: { empty: string }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { replace } = useListFilters();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Stack role="status" sx={{ gap: 1, alignItems: 'center', textAlign: 'center', py: 6 }}>
      <Typography>{isFiltered ? translate('admin.noMatch') : empty}</Typography>
      {isFiltered ? <Button onClick={() => replace({})}>{translate('admin.clearFilters')}</Button> : null}
    </Stack>
  );
}
