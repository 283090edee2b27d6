import { projectTexts } from '../../shared/projects/texts.ts';
import { ownReviewTexts } from '../../shared/reviews/ownTexts.ts';
import { reviewTexts } from '../../shared/reviews/texts.ts';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { registerTexts, t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Pagination } from '../ui/ListControls.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { PageHead } from '../ui/Section.tsx';
import { PER_PAGE, useAddressPage } from '../ui/useAddressPage.ts';
import { useQuery } from '../useQuery.ts';
import { OwnReviewCard } from './OwnReviewCard.tsx';
import styles from './OwnReviews.module.css';

registerTexts(projectTexts);
registerTexts(reviewTexts);
registerTexts(ownReviewTexts);

/** The published reviews of one's own enterprise, newest first, each to be answered once (design §10). */
export function OwnReviewsPage() {
  return (
    <>
      <PageHead title={t('ownReviews.title')} intro={t('ownReviews.intro')} />
      <div className={styles.page}>
        <Reviews />
      </div>
    </>
  );
}

function Reviews() {
  const { page, range, goTo } = useAddressPage();
  const answer = useQuery(`reviews ${range}`, () => api.get('/reviews', { query: { range } }), {
    refreshOnFocus: true,
    isCached: true,
  });
  const { entity: reviews, total = 0, failure } = answer;
  if (failure && !reviews)
    return (
      <LoadFailure
        title={t('ownReviews.loadFailed')}
        failure={failure}
        isBusy={answer.isLoading}
        onRetry={answer.reload}
      />
    );
  if (!reviews) return <Skeleton lines={5} height="4rem" />;
  if (reviews.length === 0 && page === 1)
    return (
      <EmptyState
        title={t('ownReviews.none')}
        action={<ButtonLink to={paths.dashboard}>{t('ownReviews.seeJobs')}</ButtonLink>}
      >
        <p>{t('ownReviews.noneHint')}</p>
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <OwnReviewCard review={review} onAnswered={answer.reload} />
          </li>
        ))}
      </ul>
      {(total > PER_PAGE || page > 1) && <Pagination page={page} perPage={PER_PAGE} total={total} onPage={goTo} />}
    </>
  );
}
