import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Skeleton,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId, useState } from 'react';
import { type RaRecord, useGetList, useNotify, useRefresh, useTranslate } from 'react-admin';
import { messageOf } from '../providers/httpErrors.ts';
import { useKeptState } from '../providers/keptState.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { OrderIcon } from '../ui/icons.tsx';
import { saveOrder } from './contentProvider.ts';
import { OrderedRows } from './OrderedRows.tsx';
import '../texts/editing.ts';

interface Props<Row extends RaRecord> {
  resource: string;
  nameOf: (row: Row) => string;
  /** What stands beside the name. */
  noteOf?: (row: Row) => string;
}

/** Opens a whole list to put it in another order, which is saved in one step. */
export function OrderButton<Row extends RaRecord>(props: Props<Row>) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useKeptState(`order.${props.resource}`, false);
  return (
    <>
      <Button variant="outlined" startIcon={<OrderIcon />} onClick={() => setOpen(true)}>
        {translate('editing.order')}
      </Button>
      {isOpen ? <LoadedOrder {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const whole = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'position', order: 'ASC' as const } };
/** Asked anew each time: an order is checked against the one that was seen. */
const anew = { staleTime: 0, gcTime: 0, onError: () => undefined };

function LoadedOrder<Row extends RaRecord>({ resource, onClose, ...look }: Props<Row> & { onClose: () => void }) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useGetList<Row>(resource, { ...whole, meta: { order: true } }, anew);
  if (data && !isFetching)
    return (
      <OrderDialog
        {...look}
        key={data.map(({ id }) => id).join()}
        resource={resource}
        rows={data}
        reload={() => void refetch()}
        onClose={onClose}
      />
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-label={translate('editing.order')}>
      <DialogContent>
        {error ? (
          <Alert severity="error">{translate(messageOf(error))}</Alert>
        ) : (
          <Skeleton variant="rounded" height={240} />
        )}
      </DialogContent>
      <DialogActions>
        {error ? <Button onClick={() => refetch()}>{translate('common.retry')}</Button> : null}
        <Button onClick={onClose}>{translate('editing.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface DialogProps<Row extends RaRecord> extends Props<Row> {
  /** The record whose list it is. */
  parentId?: string;
  rows: readonly Row[];
  reload: () => void;
  onClose: () => void;
}

export function OrderDialog<Row extends RaRecord>(props: DialogProps<Row>) {
  const { resource, parentId, rows, nameOf, noteOf, reload, onClose } = props;
  const translate = useTranslate();
  const titleId = useId();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { save, isBusy, failure } = useOrder(resource, parentId, onClose);
  const before = rows.map(({ id }) => String(id));
  const [ids, setIds] = useKeptState(`order.${parentId ?? resource}.ids`, before);
  const items = ids.flatMap((id) => rows.find((row) => String(row.id) === id) ?? []);
  return (
    <Dialog
      open
      onClose={() => isBusy || onClose()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
    >
      <DialogTitle id={titleId}>{translate('editing.order')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{translate('editing.orderHint')}</DialogContentText>
        {failure ? (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" onClick={reload}>
                {translate('editing.reload')}
              </Button>
            }
            sx={{ mb: 1 }}
          >
            {translate(failure)}
          </Alert>
        ) : null}
        <OrderedRows
          label={translate('editing.order')}
          items={items}
          keyOf={({ id }) => String(id)}
          nameOf={nameOf}
          onChange={(moved) => setIds(moved.map(({ id }) => String(id)))}
        >
          {(row) => (
            <Typography sx={{ py: 1, overflowWrap: 'anywhere' }}>
              {nameOf(row)}
              {noteOf ? (
                <Typography component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem', ml: 1 }}>
                  {noteOf(row)}
                </Typography>
              ) : null}
            </Typography>
          )}
        </OrderedRows>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {translate('editing.cancel')}
        </Button>
        <Button variant="contained" disabled={isBusy} aria-busy={isBusy} onClick={() => void save(ids, before)}>
          {translate('editing.saveOrder')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Saves the whole order; where somebody was faster it says who, and what was arranged stays until it is read anew. */
function useOrder(resource: string, parentId: string | undefined, onClose: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async (ids: string[], before: string[]) => {
    if (ids.join() === before.join()) return onClose();
    setBusy(true);
    try {
      await saveOrder(resource, { ids, before, parentId });
      notify('editing.orderSaved', { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return { save, isBusy, failure };
}
