import { Button, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { formatPhone } from '../../shared/format/phone.ts';
import type { PersonDetails } from '../../shared/staff/views.ts';
import { Facts, Section } from '../ui/Section.tsx';
import { ContactDialog } from './ContactDialog.tsx';

/** Where somebody is reached, and the way to change it. */
export function Contact({ person, isSelf }: { person: PersonDetails; isSelf: boolean }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [isOpen, setOpen] = useState(false);
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
