import { Alert, Button, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { sendAddition } from '../../shared/client/sameTry.ts';
import type { ImportedPlaces } from '../../shared/places/views.ts';
import { api, entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { textOf } from './textOf.ts';

const HEADER = 'type;ville;quartier;nom;orthographes;latitude;longitude';
const EXAMPLE = 'repère;Conakry;Kipé;Station Bleue;Pompe bleue|Station d’en bas;9,601;-13,652';

/** Districts and landmarks from a CSV file, whole or not at all: each line that is wrong is named. */
export function ImportPlaces() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('placeNames.import')}
      </Button>
      {isOpen ? <ImportDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const titleId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<ImportedPlaces>();
  const [failure, setFailure] = useState<string>();
  const [openedAt] = useState(() => new Date().toISOString());

  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const file = input.files?.[0];
    if (!file) return;
    setBusy(true);
    setDone(undefined);
    setFailure(undefined);
    try {
      const content = await textOf(file);
      const addition = { act: 'import-places', seen: openedAt, body: { content } };
      const write = (once: string) => api.post('/admin/places/import', { body: { content }, once });
      setDone(await entityOf(sendAddition(addition, write)));
      refresh();
    } catch (error) {
      setFailure(messageOf(error));
    }
    // The same file, mended, is chosen again.
    input.value = '';
    setBusy(false);
  };

  return (
    <Dialog open onClose={() => isBusy || onClose()} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('placeNames.importTitle')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography>{translate('placeNames.importHint')}</Typography>
          <Typography component="pre" sx={{ m: 0, overflowX: 'auto', fontSize: 13 }} tabIndex={0}>
            {`${HEADER}\n${EXAMPLE}`}
          </Typography>
          <Button
            variant="outlined"
            disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => picker.current?.click()}
            sx={{ alignSelf: 'start' }}
          >
            {translate('placeNames.file')}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            accept=".csv,text/csv"
            onChange={(event) => void send(event)}
            aria-label={translate('placeNames.file')}
          />
          <Outcome done={done} failure={failure} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {translate('placeNames.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Outcome({ done, failure }: { done: ImportedPlaces | undefined; failure: string | undefined }) {
  const translate = useTranslate();
  if (failure) return <Alert severity="error">{translate(failure)}</Alert>;
  if (!done) return null;
  const { created, updated, errors } = done;
  if (errors.length === 0) {
    const counts = {
      created: translate('placeNames.created', { smart_count: created }),
      updated: translate('placeNames.updated', { smart_count: updated }),
    };
    return <Alert severity="success">{translate('placeNames.imported', counts)}</Alert>;
  }
  return (
    <Alert severity="error">
      {translate('placeNames.notImported', { smart_count: errors.length })}
      <ul>
        {errors.map(({ line, message }) => (
          <li key={line}>{translate('placeNames.line', { line, message })}</li>
        ))}
      </ul>
    </Alert>
  );
}
