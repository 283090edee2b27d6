import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useMemo } from 'react';
import { Form, useTranslate } from 'react-admin';
import { maskPhone } from '../../shared/format/phone.ts';
import type { PersonDetails } from '../../shared/staff/views.ts';
import { FormField } from '../forms/FormField.tsx';
import { type ContactValues, validateContact, valuesOf } from './contactForm.ts';
import { useContactChange } from './useContactChange.ts';

interface Props {
  person: PersonDetails;
  isSelf: boolean;
  onClose: () => void;
}

/** A person reloaded under the dialog leaves alone what was typed. */
const keepTyped = { keepDirtyValues: true };

/** Another phone number or e-mail address, and what that does to the person's account. */
export function ContactDialog({ person, isSelf, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const values = useMemo(() => valuesOf(person), [person]);
  const { submit, isBusy } = useContactChange(person, onClose);
  const name = person.fullName || translate('staff.unnamed');
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <Form
        noValidate
        record={values}
        resetOptions={keepTyped}
        validate={(typed) => validateContact(typed as ContactValues, person.version)}
        onSubmit={submit}
      >
        <DialogTitle id={titleId}>{translate('staff.changeContactTitle', { name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{translate(consequenceOf(person, isSelf))}</DialogContentText>
          <FormField required source="phoneNumber" type="tel" inputMode="tel" parse={maskPhone} />
          <FormField
            source="email"
            type="email"
            inputMode="email"
            maxLength={254}
            hint={translate('staff.emailHint')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('staff.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy}>
            {translate(isBusy ? 'staff.saving' : 'staff.save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function consequenceOf({ hasPassword, state, invitedAt }: PersonDetails, isSelf: boolean): string {
  if (isSelf) return 'staff.contactForOneself';
  if (hasPassword) return 'staff.contactForSignIn';
  if (state === 'Invited') return 'staff.contactForInvited';
  return invitedAt ? 'staff.contactForDeactivated' : 'staff.contactForSubmitter';
}
