import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isStaff } from '../../shared/auth/roles.ts';
import { formatDate, formatDateTime } from '../../shared/format/dates.ts';
import type { PersonDetails } from '../../shared/staff/views.ts';
import { Absences } from '../absences/Absences.tsx';
import { AuditTrail } from '../audit-log/AuditTrail.tsx';
import { ContactViews } from '../privacy/ContactViews.tsx';
import { PersonalData } from '../privacy/PersonalData.tsx';
import { useSession } from '../providers/session.ts';
import { EditScreen } from '../ui/EditScreen.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Section } from '../ui/Section.tsx';
import { ActivityButton, PersonNotice } from './PersonActions.tsx';
import { PersonContact } from './PersonContact.tsx';
import { PersonForm } from './PersonForm.tsx';
import { PersonStateChip } from './PersonStateChip.tsx';
import { PersonWork } from './PersonWork.tsx';
import '../texts/staff.ts';
import '../texts/absences.ts';

/** A person as an admin manages them. */
export function StaffEdit() {
  return (
    <EditScreen<PersonDetails> list="/staff" back="staff.back" failed="staff.personFailed">
      {(person) => <PersonPage person={person} />}
    </EditScreen>
  );
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' };

function PersonPage({ person }: { person: PersonDetails }) {
  const translate = useTranslate();
  const isSelf = useSession()?.user.id === person.id;
  return (
    <>
      <PageHeading
        title={person.fullName || translate('staff.unnamed')}
        actions={isSelf ? null : <ActivityButton person={person} />}
      />
      <Summary person={person} />
      <PersonNotice person={person} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, alignItems: 'start' }}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <PersonForm key={person.id} person={person} isSelf={isSelf} />
          {isStaff(person.role) && person.state !== 'Deactivated' ? (
            <Section title={translate('absences.title')}>
              <Absences personId={person.id} />
            </Section>
          ) : null}
          <PersonWork person={person} />
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <PersonContact person={person} isSelf={isSelf} />
          <AuditTrail title={translate('staff.actsSection')} acts={person.acts} />
          <ContactViews entity="users" id={person.id} />
          {isStaff(person.role) ? null : <PersonalData personId={person.id} />}
        </Stack>
      </Box>
    </>
  );
}

function Summary({ person }: { person: PersonDetails }) {
  const translate = useTranslate();
  const { lastSeenAt, createdAt } = person;
  const words = [
    lastSeenAt ? translate('staff.seen', { date: formatDateTime(lastSeenAt) }) : translate('staff.notSeen'),
    translate('staff.since', { date: formatDate(createdAt) }),
  ];
  return (
    <Stack direction="row" sx={{ gap: 1.5, rowGap: 0.5, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <PersonStateChip state={person.state} />
      <Typography sx={{ fontWeight: 600 }}>{translate(`staff.role.${person.role}`)}</Typography>
      {words.map((word) => (
        <Typography key={word} color="textSecondary">
          {word}
        </Typography>
      ))}
    </Stack>
  );
}
