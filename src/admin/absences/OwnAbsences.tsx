import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useKeptState } from '../providers/keptState.ts';
import { useSession } from '../providers/session.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Absences } from './Absences.tsx';
import '../texts/absences.ts';

/** A person's own absences, from the desk. */
export function OwnAbsences() {
  const translate = useTranslate();
  const titleId = useId();
  const [isOpen, setOpen] = useKeptState('ownAbsences', false);
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('absences.own')}
      </Button>
      {isOpen ? (
        <Dialog open onClose={() => setOpen(false)} aria-labelledby={titleId} fullWidth maxWidth="xs">
          <DialogTitle id={titleId}>{translate('absences.own')}</DialogTitle>
          <DialogContent>
            <Absences personId={user.id} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{translate('absences.back')}</Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}
