import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { maskRegistrationNumber } from '../../shared/enterprises/registrationNumber.ts';
import { formatDate, formatDateTime } from '../../shared/format/dates.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { mayMove } from '../../shared/states/machine.ts';
import { verificationMachine } from '../../shared/verifications/status.ts';
import type { VerificationDetails } from '../../shared/verifications/views.ts';
import { AuditTrail } from '../audit-log/AuditTrail.tsx';
import { StatusBadge } from '../enterprises/StatusBadge.tsx';
import { useSession } from '../providers/session.ts';
import { EditScreen } from '../ui/EditScreen.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Facts, Section } from '../ui/Section.tsx';
import { Decision } from './Decision.tsx';
import { HolderNotice } from './HolderNotice.tsx';
import { StateChip } from './StateChip.tsx';
import { VerificationDocuments } from './VerificationDocuments.tsx';
import '../texts/verifications.ts';

/** One request: the company, its documents, the two approvals. */
export function VerificationEdit() {
  return (
    <EditScreen<VerificationDetails>
      list="/verification-requests"
      back="verification.back"
      failed="verification.failed"
      assigned="verification.taken"
    >
      {(request) => <VerificationPage request={request} />}
    </EditScreen>
  );
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' };

function VerificationPage({ request }: { request: VerificationDetails }) {
  const translate = useTranslate();
  const user = useSession()?.user;
  if (!user) return null;
  const mayCheck = mayMove(verificationMachine, 'check', request, user);
  return (
    <>
      <PageHeading title={request.enterprise.name} />
      <Summary request={request} isMine={request.holderId === user.id} />
      <HolderNotice request={request} user={user} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, alignItems: 'start' }}>
        <Stack sx={{ gap: 2 }}>
          <VerificationDocuments request={request} mayCheck={mayCheck} />
          <Decision request={request} user={user} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <Company request={request} />
          <AuditTrail title={translate('sales.actsSection')} acts={request.acts} />
        </Stack>
      </Box>
    </>
  );
}

function Summary({ request, isMine }: { request: VerificationDetails; isMine: boolean }) {
  const translate = useTranslate();
  const { status, waitingSince, holderName } = request;
  const words = [
    translate('verification.waitingSince', { date: formatDateTime(waitingSince) }),
    ...(isMine ? [translate('verification.heldByYou')] : []),
    ...(!isMine && holderName ? [translate('verification.heldBy', { agent: holderName })] : []),
  ];
  return (
    <Stack direction="row" sx={{ gap: 1.5, rowGap: 0.5, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <StateChip state={status} />
      {words.map((word) => (
        <Typography key={word} color="textSecondary">
          {word}
        </Typography>
      ))}
    </Stack>
  );
}

/** Beside the documents there is no room for two columns. */
const narrow = { '& dl': { gridTemplateColumns: { lg: 'minmax(0, 1fr)' } } };

function Company({ request: { enterprise } }: { request: VerificationDetails }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { registrationNumber, phoneNumber } = enterprise;
  return (
    <Section title={translate('verification.companySection')}>
      <Box sx={narrow}>
        <Facts
          facts={[
            { label: translate('verification.account'), value: enterprise.accountNumber },
            {
              label: translate('verification.enterpriseState'),
              value: <StatusBadge status={enterprise.status} />,
            },
            {
              label: translate('verification.registrationNumber'),
              value: registrationNumber && maskRegistrationNumber(registrationNumber),
            },
            { label: translate('verification.city'), value: enterprise.cityName },
            { label: translate('verification.address'), value: enterprise.address },
            {
              label: translate('verification.phone'),
              value: <Link href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</Link>,
            },
            { label: translate('verification.registeredOn'), value: formatDate(enterprise.creationDate) },
          ]}
        />
      </Box>
      <Button
        component={LinkBase}
        to={createPath({ resource: 'enterprises', type: 'edit', id: enterprise.id })}
        variant="outlined"
        sx={{ justifySelf: 'start' }}
      >
        {translate('verification.enterprisePage')}
      </Button>
    </Section>
  );
}
