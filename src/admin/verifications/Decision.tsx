import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import { type MachineActor, mayMove } from '../../shared/states/machine.ts';
import { REASON_MAX } from '../../shared/verifications/schemas.ts';
import { mustBeReplaced, obstacleToApproval, verificationMachine } from '../../shared/verifications/status.ts';
import type { VerificationDetails } from '../../shared/verifications/views.ts';
import { useKeptState } from '../providers/keptState.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { Section } from '../ui/Section.tsx';
import { useDecision } from './useDecision.ts';

interface Props {
  request: VerificationDetails;
  user: MachineActor;
}

/** The two approvals by two people, and the way back to the contractor. */
export function Decision({ request, user }: Props) {
  const translate = useTranslate();
  const { status, recommended, enterprise } = request;
  const may = (name: 'recommend' | 'approve' | 'refuse') => mayMove(verificationMachine, name, request, user);
  const isRecommender = recommended?.id === user.id;
  return (
    <Section title={translate('verification.decisionSection')}>
      <Steps request={request} />
      {enterprise.status === 'Pending' && status !== 'Approved' ? (
        <Alert severity="info">{translate('verification.pendingEnterprise')}</Alert>
      ) : null}
      {status === 'Incomplete' ? (
        <Alert severity="info">
          {request.reason
            ? translate('verification.returnedBecause', { reason: request.reason })
            : translate('verification.waitsForNew')}
        </Alert>
      ) : null}
      {may('approve') && isRecommender ? (
        <Alert severity="info">{translate('verification.otherMustApprove')}</Alert>
      ) : null}
      {may('recommend') ? <Obstacle request={request} /> : null}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {may('recommend') ? <RecommendButton request={request} /> : null}
        {may('approve') && !isRecommender ? <ApproveButton request={request} /> : null}
        {may('refuse') ? <ReturnButton request={request} /> : null}
      </Stack>
    </Section>
  );
}

function Steps({ request: { recommended, approved } }: { request: VerificationDetails }) {
  const translate = useTranslate();
  const steps = [
    {
      title: 'verification.step1',
      done: 'verification.recommendedBy',
      open: 'verification.notRecommended',
      by: recommended,
    },
    { title: 'verification.step2', done: 'verification.approvedBy', open: 'verification.notApproved', by: approved },
  ];
  return (
    <Stack component="ol" sx={{ gap: 1, m: 0, pl: 2.5 }}>
      {steps.map(({ title, done, open, by }) => (
        <li key={title}>
          <Typography sx={{ fontWeight: 600 }}>{translate(title)}</Typography>
          <Typography color="textSecondary">
            {by ? translate(done, { name: by.name, date: formatDateTime(by.at) }) : translate(open)}
          </Typography>
        </li>
      ))}
    </Stack>
  );
}

/** What stands in the way of the first approval. */
function Obstacle({ request: { documents } }: { request: VerificationDetails }) {
  const translate = useTranslate();
  const obstacle = obstacleToApproval(documents);
  if (!obstacle) return null;
  const isToTell = documents.some(({ status }) => mustBeReplaced(status));
  return (
    <Alert severity={isToTell ? 'warning' : 'info'}>
      {translate(isToTell ? 'verification.tellHint' : `verifications.obstacle.${obstacle}`)}
    </Alert>
  );
}

function RecommendButton({ request }: { request: VerificationDetails }) {
  const translate = useTranslate();
  const { decideLoudly, isBusy } = useDecision(request);
  return (
    <Button
      variant="contained"
      disabled={isBusy || obstacleToApproval(request.documents) !== undefined}
      aria-busy={isBusy}
      onClick={() => void decideLoudly('recommend')}
    >
      {translate('verification.recommend')}
    </Button>
  );
}

function ApproveButton({ request }: { request: VerificationDetails }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { decideLoudly, isBusy } = useDecision(request);
  const approve = async () => {
    await decideLoudly('approve');
    setAsking(false);
  };
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {translate('verification.approve')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate('verification.approveTitle')}
        busy={isBusy}
        onYes={approve}
        onNo={() => setAsking(false)}
      >
        {translate('verification.approveText')}
      </ConfirmDialog>
    </>
  );
}

function ReturnButton({ request }: { request: VerificationDetails }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useKeptState('return', false);
  const { decide } = useDecision(request);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {translate('verification.return')}
      </Button>
      {isOpen ? (
        <ReasonDialog
          name={`verification-return:${request.id}`}
          title="verification.returnTitle"
          text="verification.returnText"
          label="verification.reason"
          hint="verification.reasonHint"
          required="verifications.reasonRequired"
          submit="verification.return"
          cancel="verification.cancel"
          maxLength={REASON_MAX}
          colour="error"
          send={(reason) => decide('refuse', reason)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
