import { Alert, Button, Skeleton, Stack } from '@mui/material';
import { type ReactElement, useEffect } from 'react';
import {
  EditBase,
  HttpError,
  LinkBase,
  type RaRecord,
  useEditContext,
  useLocation,
  useNavigate,
  useNotify,
  useTranslate,
} from 'react-admin';
import { messageOf } from '../providers/httpErrors.ts';
import { usePreviousList } from '../providers/previousList.ts';
import { BackIcon } from './icons.tsx';
import { PageHeading } from './PageHeading.tsx';

interface Props<Row extends RaRecord> {
  /** Where the list is, as react-admin names it. */
  list: string;
  /**
   * Text keys: the way back, the heading where it cannot be loaded, and what is said after an assignment where there
   * is one. A way back without a name of its own leads to the list that the person came from.
   */
  back?: string;
  failed: string;
  assigned?: string;
  children: (record: Row) => ReactElement;
}

/**
 * The `meta` of a record read or written by itself: the cache keeps it apart from the rows of the lists, which hold
 * less.
 */
export const DETAILS = { details: true };

const detailsOnly = { meta: DETAILS };
const queryOptions = { ...detailsOnly, onError: () => undefined, refetchOnMount: 'always' as const };

/** The agent's screen of one record (specification §2.6): loaded, read anew, or why it is not there. */
export function EditScreen<Row extends RaRecord>({ list, back, failed, assigned, children }: Props<Row>) {
  const translate = useTranslate();
  const previous = usePreviousList(list);
  return (
    <EditBase mutationMode="pessimistic" redirect={false} queryOptions={queryOptions} mutationOptions={detailsOnly}>
      <Button
        component={LinkBase}
        to={back ? list : previous}
        startIcon={<BackIcon />}
        sx={{ alignSelf: 'flex-start', mb: 1, ml: -1 }}
      >
        {translate(back ?? 'admin.backToList')}
      </Button>
      <Loaded<Row> failed={failed} {...(assigned ? { assigned } : {})}>
        {children}
      </Loaded>
    </EditBase>
  );
}

type LoadedProps<Row extends RaRecord> = Pick<Props<Row>, 'failed' | 'assigned' | 'children'>;

function Loaded<Row extends RaRecord>({ failed, assigned, children }: LoadedProps<Row>) {
  const { record, isPending, error } = useEditContext<Row>();
  useAssignmentNotice(assigned);
  if (record) return children(record);
  if (error) return <Failure error={error} title={failed} />;
  return isPending ? <Waiting /> : null;
}

/** An address that names no record will not name one at another try. */
const isUnknown = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 400 || error.status === 404);

function Failure({ error, title }: { error: unknown; title: string }) {
  const translate = useTranslate();
  const { refetch } = useEditContext();
  const retry = (
    <Button color="inherit" onClick={() => refetch()}>
      {translate('common.retry')}
    </Button>
  );
  return (
    <>
      <PageHeading title={translate(title)} />
      <Alert severity="error" action={isUnknown(error) ? null : retry}>
        {translate(isUnknown(error) ? 'common.notFound' : messageOf(error))}
      </Alert>
    </>
  );
}

function Waiting() {
  const translate = useTranslate();
  return (
    <Stack role="status" aria-label={translate('common.loading')} sx={{ gap: 2 }}>
      <Skeleton variant="rounded" height={40} width="60%" />
      <Skeleton variant="rounded" height={220} />
      <Skeleton variant="rounded" height={220} />
    </Stack>
  );
}

/** The success flag that assignment sets (specification §4), told once. */
function useAssignmentNotice(sentence: string | undefined) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  useEffect(() => {
    if (!state?.isAssignmentSuccess || !sentence) return;
    notify(sentence, { type: 'success' });
    navigate(pathname, { replace: true, state: null });
  }, [sentence, state, pathname, notify, navigate]);
}
