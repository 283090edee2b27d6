import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { formatAge } from '../../shared/format/age.ts';
import { formatDateTime } from '../../shared/format/dates.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import type { TicketDetails } from '../../shared/support/views.ts';
import { AuditTrail } from '../audit-log/AuditTrail.tsx';
import { mayOpen } from '../providers/access.ts';
import { useRole, useSession } from '../providers/session.ts';
import { EditScreen } from '../ui/EditScreen.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Facts, Section } from '../ui/Section.tsx';
import { Conversation } from './Conversation.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { TicketActions } from './TicketActions.tsx';
import { TicketStateChip } from './TicketStateChip.tsx';
import '../texts/support.ts';

/** One message of the contact form, with what was answered. */
export function TicketEdit() {
  return (
    <EditScreen<TicketDetails> list="/support-tickets" back="support.back" failed="support.ticketFailed">
      {(ticket) => <TicketPage ticket={ticket} />}
    </EditScreen>
  );
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' };

function TicketPage({ ticket }: { ticket: TicketDetails }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={ticket.subject} actions={<TicketActions ticket={ticket} />} />
      <Summary ticket={ticket} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, alignItems: 'start' }}>
        <Stack sx={{ gap: 2 }}>
          <Conversation ticket={ticket} />
          <ReplyForm key={ticket.id} ticket={ticket} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <Sender ticket={ticket} />
          <Subject ticket={ticket} />
          <AuditTrail title={translate('support.actsSection')} acts={ticket.acts} />
        </Stack>
      </Box>
    </>
  );
}

function Summary({ ticket }: { ticket: TicketDetails }) {
  const translate = useTranslate();
  const isMine = useSession()?.user.id === ticket.assignedAgentId;
  const { createdAt, assignedAgentId, assignedAgentName } = ticket;
  const agent = assignedAgentName ?? translate('staff.unnamed');
  const holder = isMine ? translate('support.assignedToYou') : translate('support.assignedTo', { agent });
  return (
    <Stack direction="row" sx={{ gap: 1.5, rowGap: 0.5, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <TicketStateChip state={ticket.status} />
      <Typography sx={{ fontWeight: 600 }}>{assignedAgentId ? holder : translate('support.notAssigned')}</Typography>
      <Typography color="textSecondary">
        {translate('support.receivedOn', { age: formatAge(createdAt, new Date()), date: formatDateTime(createdAt) })}
      </Typography>
    </Stack>
  );
}

/** Who wrote the message, how to reach them, and their account where they were signed in. */
function Sender({ ticket }: { ticket: TicketDetails }) {
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

/** The request and the enterprise that a client complains of, each a link for whoever may open it. */
function Subject({ ticket: { project, enterprise } }: { ticket: TicketDetails }) {
  const translate = useTranslate();
  if (!project) return null;
  return (
    <Section title={translate('support.subjectSection')}>
      <Facts
        isNarrow
        facts={[
          {
            label: translate('support.project'),
            value: <Record resource="projects" id={project.id} words={project.reference} />,
          },
          {
            label: translate('support.enterprise'),
            value: enterprise && <Record resource="enterprises" id={enterprise.id} words={enterprise.name} />,
          },
        ]}
      />
    </Section>
  );
}

interface RecordProps {
  resource: 'projects' | 'enterprises';
  id: string;
  words: string;
}

function Record({ resource, id, words }: RecordProps) {
  const createPath = useCreatePath();
  const role = useRole();
  if (!mayOpen(role, resource, 'edit')) return words;
  return <Link to={createPath({ resource, type: 'edit', id })}>{words}</Link>;
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
