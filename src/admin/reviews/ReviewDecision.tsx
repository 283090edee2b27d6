import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import { reviewMachine } from '../../shared/reviews/status.ts';
import type { ReviewDetails } from '../../shared/reviews/views.ts';
import { mayMove } from '../../shared/states/machine.ts';
import { api, entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { useKeptState } from '../providers/keptState.ts';
import { useSession } from '../providers/session.ts';
import { Section } from '../ui/Section.tsx';
import { type Refusal, RefusalDialog } from './RefusalDialog.tsx';

/** What was decided on a review, and the two decisions that there are. */
export function ReviewDecision({ review }: { review: ReviewDetails }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isRefusing, setRefusing] = useKeptState('refuse', false);
  const [isBusy, setBusy] = useState(false);
  const decide = useDecision(review);
  const user = useSession()?.user;
  if (!user) return null;
  const may = (name: 'publish' | 'refuse') => mayMove(reviewMachine, name, review, user);
  const publish = async () => {
    setBusy(true);
    try {
      await decide({ decision: 'publish' });
      notify('reviewAdmin.published', { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  };
  const refuse = async (refusal: Refusal) => {
    await decide({ decision: 'refuse', ...refusal });
    notify('reviewAdmin.refused', { type: 'success' });
  };
  return (
    <Section title={translate('reviewAdmin.decisionSection')}>
      <Decided review={review} />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
        {may('publish') ? (
          <Button variant="contained" disabled={isBusy} aria-busy={isBusy} onClick={() => void publish()}>
            {translate('reviewAdmin.publish')}
          </Button>
        ) : null}
        {may('refuse') ? (
          <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setRefusing(true)}>
            {translate(review.status === 'Published' ? 'reviewAdmin.refuseLater' : 'reviewAdmin.refuse')}
          </Button>
        ) : null}
      </Stack>
      {isRefusing ? <RefusalDialog reviewId={review.id} send={refuse} onClose={() => setRefusing(false)} /> : null}
    </Section>
  );
}

function Decided({ review }: { review: ReviewDetails }) {
  const translate = useTranslate();
  const { status, visibleAt, refusalReason, refusalNote } = review;
  const by = { name: review.checkedBy ?? '', date: review.checkedAt ? formatDateTime(review.checkedAt) : '' };
  if (status === 'Refused')
    return (
      <Alert severity="info">
        {translate('reviewAdmin.refusedBecause', {
          ...by,
          reason: translate(`reviews.refusal.${refusalReason}`),
        })}
        {refusalNote ? <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{refusalNote}</Typography> : null}
      </Alert>
    );
  if (status === 'Pending' || !visibleAt)
    return <Typography color="textSecondary">{translate('reviewAdmin.pendingHelp')}</Typography>;
  const isVisible = Date.parse(visibleAt) <= Date.now();
  return (
    <Alert severity="success">
      {translate(isVisible ? 'reviewAdmin.visibleSince' : 'reviewAdmin.visibleFrom', {
        ...by,
        visible: formatDateTime(visibleAt),
      })}
    </Alert>
  );
}

type Decision = { decision: 'publish' } | ({ decision: 'refuse' } & Refusal);

/** Throws where it was refused. The page is read anew either way: somebody may have been faster. */
function useDecision({ id, version }: ReviewDetails) {
  const refresh = useRefresh();
  return async (decision: Decision) => {
    try {
      await entityOf(
        api.put('/admin/reviews/{id}/decision', {
          path: { id },
          body: { ...decision, version },
          once: `checkReview:${id}`,
        }),
      );
    } finally {
      refresh();
    }
  };
}
