import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle, Link as MuiLink } from '@mui/material';
import { useId, useMemo } from 'react';
import { Form, Link, useCreatePath, useTranslate } from 'react-admin';
import { formatPhone, maskPhone } from '../../shared/format/phone.ts';
import type { PersonDetails } from '../../shared/staff/views.ts';
import { FormField } from '../forms/FormField.tsx';
import { FormSync } from '../forms/FormSync.tsx';
import { useKeptState } from '../providers/keptState.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Facts, Section } from '../ui/Section.tsx';
import { type ContactValues, contactOf, useContactChange, validateContact } from './useContactChange.ts';

/** Where somebody is reached, and the way to change it. */
export function PersonContact({ person, isSelf }: { person: PersonDetails; isSelf: boolean }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [isOpen, setOpen] = useKeptState('contact', false);
  const { phoneNumber, email, enterprise, address, city } = person;
  return (
    <Section title={translate('staff.contactSection')}>
      <Facts
        isNarrow
        facts={[
          {
            label: translate('staff.phone'),
            value: <MuiLink href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</MuiLink>,
          },
          {
            label: translate('staff.email'),
            value: email ? <MuiLink href={`mailto:${email}`}>{email}</MuiLink> : null,
          },
          { label: translate('staff.place'), value: [address, city?.name].filter(Boolean).join(', ') },
          ...(enterprise
            ? [
                {
                  label: translate('staff.enterprise'),
                  value: (
                    <Link to={createPath({ resource: 'enterprises', type: 'edit', id: enterprise.id })}>
                      {enterprise.name}
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {translate('staff.changeContact')}
      </Button>
      {isOpen ? <ContactDialog person={person} isSelf={isSelf} onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}

interface ContactDialogProps {
  person: PersonDetails;
  isSelf: boolean;
  onClose: () => void;
}

/** A person reloaded under the dialog leaves alone what was typed. */
const keepTyped = { keepDirtyValues: true };

/** Another phone number or e-mail address, and what that does to the person's account. */
function ContactDialog({ person, isSelf, onClose }: ContactDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const values = useMemo(() => contactOf(person), [person]);
  const { submit, isBusy } = useContactChange(person, onClose);
  const name = person.fullName || translate('staff.unnamed');
  return (
    <Dialog open onClose={() => isBusy || onClose()} aria-labelledby={titleId} fullWidth maxWidth="xs">
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
          <Button onClick={onClose} disabled={isBusy}>
            {translate('staff.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy}>
            {translate(isBusy ? 'editing.saving' : 'editing.save')}
          </Button>
        </DialogActions>
        <FormSync name="contactForm" values={values} saved={undefined} />
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
