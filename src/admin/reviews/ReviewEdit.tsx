import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import type { ReviewDetails } from '../../shared/reviews/views.ts';
import { AuditTrail } from '../audit-log/AuditTrail.tsx';
import { DocumentList } from '../files/Documents.tsx';
import { EditScreen } from '../ui/EditScreen.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ProjectReference } from '../ui/ProjectReference.tsx';
import { Facts, Section } from '../ui/Section.tsx';
import { ReviewDecision } from './ReviewDecision.tsx';
import { ReviewStateChip } from './ReviewStateChip.tsx';
import '../texts/reviews.ts';

/** One review beside its job, to be published or refused. */
export function ReviewEdit() {
  return (
    <EditScreen<ReviewDetails> list="/reviews" back="reviewAdmin.back" failed="reviewAdmin.failed">
      {(review) => <ReviewPage review={review} />}
    </EditScreen>
  );
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' };

function ReviewPage({ review }: { review: ReviewDetails }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('reviewAdmin.of', { name: review.enterpriseName })} />
      <Stack direction="row" sx={{ gap: 1.5, mb: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <ReviewStateChip state={review.status} />
        <Typography sx={{ fontWeight: 600 }}>{translate('reviewAdmin.ratingOf', { rating: review.rating })}</Typography>
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, alignItems: 'start' }}>
        <Stack sx={{ gap: 2 }}>
          <Section title={translate('reviewAdmin.textSection')}>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {review.text || translate('reviewAdmin.noText')}
            </Typography>
          </Section>
          {review.photos.length > 0 ? (
            <Section title={translate('reviewAdmin.photosSection')}>
              <Typography color="textSecondary">
                {translate(review.showsPhotos ? 'reviewAdmin.photosShown' : 'reviewAdmin.photosHidden')}
              </Typography>
              <DocumentList files={review.photos} />
            </Section>
          ) : null}
          <ReviewDecision review={review} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <Job review={review} />
          {review.answer ? <Answer answer={review.answer} at={review.answeredAt} /> : null}
          <AuditTrail title={translate('sales.actsSection')} acts={review.acts} />
        </Stack>
      </Box>
    </>
  );
}

function Job({ review }: { review: ReviewDetails }) {
  const translate = useTranslate();
  const { hiredAt, completedAt } = review;
  const date = (instant: string | null) => instant && formatDateTime(instant);
  return (
    <Section title={translate('reviewAdmin.jobSection')}>
      <Facts
        isNarrow
        facts={[
          { label: translate('reviewAdmin.enterprise'), value: review.enterpriseName },
          { label: translate('reviewAdmin.author'), value: review.authorName },
          {
            label: translate('reviewAdmin.reference'),
            value: (
              <ProjectReference projectId={review.projectId} reference={review.reference} mayOpen={review.mayOpen} />
            ),
          },
          { label: translate('reviewAdmin.service'), value: review.service },
          { label: translate('reviewAdmin.hiredAt'), value: date(hiredAt) },
          { label: translate('reviewAdmin.completedAt'), value: date(completedAt) },
          { label: translate('reviewAdmin.writtenAt'), value: date(review.updatedAt) },
        ]}
      />
    </Section>
  );
}

function Answer({ answer, at }: { answer: string; at: string | null }) {
  const translate = useTranslate();
  return (
    <Section title={translate('reviewAdmin.answerSection')}>
      {at ? (
        <Typography color="textSecondary">
          {translate('reviewAdmin.answeredAt', { date: formatDateTime(at) })}
        </Typography>
      ) : null}
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{answer}</Typography>
    </Section>
  );
}
