import { currentSession } from '../../../shared/client/session.ts';
import { formatMonth } from '../../../shared/format/dates.ts';
import { formatGnf } from '../../../shared/format/money.ts';
import { leadValueTexts } from '../../../shared/leads/valueTexts.ts';
import type { LeadValue } from '../../../shared/leads/views.ts';
import { api } from '../../api.ts';
import { paths } from '../../paths.ts';
import { registerTexts, t } from '../../texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { useQuery } from '../../useQuery.ts';
import styles from './Value.module.css';

registerTexts(leadValueTexts);

/** What the accepted projects brought, month by month, beside the price of the package (design §10). */
export function ValuePage() {
  const answer = useQuery(`lead value ${currentSession()?.user.id}`, () => api.get('/leads/value'));
  const { entity: value } = answer;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('leads.value.title')}</h1>
        <p className={styles.soft}>{t('leads.value.intro')}</p>
      </header>
      {answer.failure && (
        <LoadFailure
          title={t('leads.value.failed')}
          failure={answer.failure}
          isBusy={answer.isLoading}
          onRetry={answer.reload}
        />
      )}
      {!value && !answer.failure && <Skeleton lines={5} height="3rem" />}
      {value && <Value value={value} />}
    </div>
  );
}

function Value({ value }: { value: LeadValue }) {
  const { package: running, months } = value;
  return (
    <>
      <p>
        {running
          ? t('leads.value.package', { name: running.name, price: formatGnf(running.monthlyPrice) })
          : t('leads.value.noPackage')}
      </p>
      {months.length > 0 ? (
        <Months months={months} />
      ) : (
        <EmptyState
          title={t('leads.value.none')}
          action={<ButtonLink to={`${paths.dashboard}?onglet=disponibles`}>{t('leads.value.seeAvailable')}</ButtonLink>}
        />
      )}
    </>
  );
}

/** Amounts stand below the counts; on a telephone, where the largest would pass its edge, a month is a list. */
function Months({ months }: Pick<LeadValue, 'months'>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('leads.value.month')}</th>
          <th scope="col">{t('leads.value.accepted')}</th>
          <th scope="col">{t('leads.value.quoted')}</th>
          <th scope="col">{t('leads.value.won')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map((one) => (
          <tr key={one.month}>
            <th scope="row">{formatMonth(one.month)}</th>
            <td data-name={t('leads.value.accepted')}>
              <p>{one.accepted}</p>
              {one.released > 0 && <p className={styles.soft}>{t('leads.value.released', { count: one.released })}</p>}
            </td>
            <td data-name={t('leads.value.quoted')}>
              <p>{one.quoted}</p>
              {one.quoted > 0 && <p className={styles.soft}>{formatGnf(one.quotedTotal)}</p>}
            </td>
            <td data-name={t('leads.value.won')}>
              <p>{one.won}</p>
              {one.wonTotal > 0 && <p className={styles.soft}>{formatGnf(one.wonTotal)}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
