import { apiUrl } from '../../shared/client/apiUrl.ts';
import { REVIEWS_AFTER } from '../../shared/directory/address.ts';
import type { ShownEnterprise } from '../../shared/directory/views.ts';
import { formatLongDate } from '../../shared/format/dates.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './Directory.module.css';

interface ReviewsProps {
  enterprise: ShownEnterprise;
  /** Whether these are the latest reviews. */
  isFirst: boolean;
}

/** What clients said, as the server orders it, with the rules beside it. */
export function Reviews({ enterprise: { reviews, nextReviews, path }, isFirst }: ReviewsProps) {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">{t('enterprisePage.reviews')}</h2>
      <p className={styles.soft}>
        {t(reviews.length > 0 ? 'enterprisePage.rules' : 'enterprisePage.noReviews')}{' '}
        <Link to={paths.reviewRules}>{t('enterprisePage.rulesLink')}</Link>
      </p>
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {nextReviews && (
          <ButtonLink variant="secondary" to={`${path}?${REVIEWS_AFTER}=${nextReviews}`}>
            {t('enterprisePage.moreReviews')}
          </ButtonLink>
        )}
        {!isFirst && (
          <ButtonLink variant="quiet" to={path}>
            {t('enterprisePage.firstReviews')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function Review({ review }: { review: ShownEnterprise['reviews'][number] }) {
  const { author, rating, text, workedAt, writtenAt, answer, photos } = review;
  return (
    <Card className={styles.review}>
      <h3>
        <span>{author ?? t('enterprisePage.someClient')}</span>
        <span role="img" aria-label={t('enterprisePage.ratingOf', { rating })}>
          {t('enterprisePage.rating', { rating })}
        </span>
      </h3>
      <p className={styles.soft}>
        {workedAt && `${t('enterprisePage.worked', { date: formatLongDate(workedAt) })} · `}
        {t('enterprisePage.written', { date: formatLongDate(writtenAt) })}
      </p>
      {text && <p className={styles.text}>{text}</p>}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((address, index) => (
            <li key={address}>
              <a href={apiUrl(address)} target="_blank" rel="noopener noreferrer">
                <img src={apiUrl(address)} alt={t('enterprisePage.photo', { number: index + 1 })} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <div className={styles.answer}>
          <p className={styles.soft}>{t('enterprisePage.answer', { date: formatLongDate(answer.answeredAt) })}</p>
          <p className={styles.text}>{answer.text}</p>
        </div>
      )}
    </Card>
  );
}
