import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { may } from '../../shared/auth/permissions.ts';
import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { AuditTrail } from '../audit-log/AuditTrail.tsx';
import { Documents } from '../files/Documents.tsx';
import { ContactViews } from '../privacy/ContactViews.tsx';
import { useSession } from '../providers/session.ts';
import { EditScreen } from '../ui/EditScreen.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { enterpriseAccess } from './access.ts';
import { AccessNotice, AssignToAgent } from './EnterpriseAssignment.tsx';
import { ActivePackage, EnterpriseFacts, Person, Services } from './EnterpriseFacts.tsx';
import { EnterpriseForm } from './EnterpriseForm.tsx';
import { EnterpriseLinks } from './EnterpriseLinks.tsx';
import { EnterpriseWork } from './EnterpriseWork.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { SuspendButton } from './SuspendButton.tsx';
import '../texts/enterprises.ts';

/** The agent's screen of one enterprise (specification §2.6). */
export function EnterpriseEdit() {
  return (
    <EditScreen<EnterpriseDetails> list="/enterprises" failed="sales.enterpriseFailed" assigned="sales.assigned">
      {(enterprise) => <EnterprisePage enterprise={enterprise} />}
    </EditScreen>
  );
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' };

function EnterprisePage({ enterprise }: { enterprise: EnterpriseDetails }) {
  const translate = useTranslate();
  const user = useSession()?.user;
  if (!user) return null;
  const access = enterpriseAccess(enterprise, user);
  const isAdmin = may(user.role, 'enterprises.suspend');
  return (
    <>
      <PageHeading title={enterprise.name} actions={isAdmin ? <SuspendButton enterprise={enterprise} /> : null} />
      <Summary enterprise={enterprise} isMine={enterprise.assignedAgentId === user.id} />
      <AccessNotice enterprise={enterprise} access={access} />
      {isAdmin && !enterprise.assignedAgentId ? <AssignToAgent enterpriseId={enterprise.id} /> : null}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, alignItems: 'start' }}>
        <Stack sx={{ gap: 2 }}>
          {access === 'edit' ? (
            <EnterpriseForm key={enterprise.id} enterprise={enterprise} />
          ) : (
            <EnterpriseFacts enterprise={enterprise} />
          )}
          <EnterpriseWork id={enterprise.id} role={user.role} />
          <Documents title={translate('sales.documentsSection')} target="enterpriseId" id={enterprise.id} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <Person enterprise={enterprise} />
          <ActivePackage enterprise={enterprise} />
          <EnterpriseLinks enterprise={enterprise} role={user.role} />
          <Services services={enterprise.services} />
          <AuditTrail title={translate('sales.actsSection')} acts={enterprise.acts} />
          {isAdmin ? <ContactViews entity="enterprises" id={enterprise.id} /> : null}
        </Stack>
      </Box>
    </>
  );
}

function Summary({ enterprise, isMine }: { enterprise: EnterpriseDetails; isMine: boolean }) {
  const translate = useTranslate();
  const { accountNumber, creationDate, activatedAt, assignedAgentName } = enterprise;
  const words = [
    translate('sales.createdOn', { date: formatDate(creationDate) }),
    ...(activatedAt ? [translate('sales.activatedOn', { date: formatDate(activatedAt) })] : []),
    ...(isMine ? [translate('sales.assignedToYou')] : []),
    ...(!isMine && assignedAgentName ? [translate('sales.assignedTo', { agent: assignedAgentName })] : []),
  ];
  return (
    <Stack direction="row" sx={{ gap: 1.5, rowGap: 0.5, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <StatusBadge status={enterprise.status} />
      <Typography sx={{ fontWeight: 600 }}>{translate('sales.account', { accountNumber })}</Typography>
      {words.map((word) => (
        <Typography key={word} color="textSecondary">
          {word}
        </Typography>
      ))}
    </Stack>
  );
}
