import { Link as MuiLink } from '@mui/material';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { formatPhone } from '../../shared/format/phone.ts';
import type { TicketDetails } from '../../shared/support/views.ts';
import { mayOpen } from '../providers/access.ts';
import { useRole } from '../providers/session.ts';
import { Facts, Section } from '../ui/Section.tsx';

/** Who wrote the message, how to reach them, and their account where they were signed in. */
export function Writer({ ticket }: { ticket: TicketDetails }) {
  const translate = useTranslate();
  const { name, phoneNumber, email } = ticket;
  return (
    <Section title={translate('support.personSection')}>
      <Facts
        isNarrow
        facts={[
          { label: translate('support.name'), value: name },
          { label: translate('support.account'), value: <Account ticket={ticket} /> },
          {
            label: translate('support.phone'),
            value: phoneNumber ? <MuiLink href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</MuiLink> : null,
          },
          {
            label: translate('support.email'),
            value: email ? <MuiLink href={`mailto:${email}`}>{email}</MuiLink> : null,
          },
        ]}
      />
    </Section>
  );
}

/** A link for whoever may open the account's page. */
function Account({ ticket: { account } }: { ticket: TicketDetails }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const role = useRole();
  if (!account) return translate('support.accountNone');
  const words = translate('support.accountKnown', {
    name: account.fullName || formatPhone(account.phoneNumber),
    role: translate(`staff.role.${account.role}`),
  });
  if (!mayOpen(role, 'staff', 'edit')) return words;
  return <Link to={createPath({ resource: 'staff', type: 'edit', id: account.id })}>{words}</Link>;
}
