import { formatLongDate } from '../../shared/format/dates.ts';
import { whatsAppLink } from '../../shared/format/whatsApp.ts';
import { formatScore } from '../../shared/reviews/formatScore.ts';
import type { TrackingView } from '../../shared/tracking/views.ts';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { t } from '../texts.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import styles from './Tracking.module.css';

interface EnterprisesProps {
  enterprises: TrackingView['enterprises'];
  reference: string;
}

/** Who accepted, what of them was verified, and how they are reached. */
export function Enterprises({ enterprises, reference }: EnterprisesProps) {
  const name = useSiteSettings()?.name ?? t('layout.name');
  if (enterprises.length === 0) return null;
  return (
    <section aria-labelledby="enterprises">
      <h2 id="enterprises">{t('tracking.enterprisesTitle')}</h2>
      <ul className={styles.enterprises}>
        {enterprises.map((enterprise) => (
          <li key={enterprise.id}>
            <Card className={styles.enterprise}>
              <h3>{enterprise.name}</h3>
              <p className={styles.soft}>{t('tracking.acceptedAt', { date: formatLongDate(enterprise.acceptedAt) })}</p>
              {enterprise.isHired && <strong>{t('tracking.hired')}</strong>}
              {enterprise.score?.value != null && (
                <Score value={enterprise.score.value} count={enterprise.score.count} />
              )}
              <Verified kinds={enterprise.verified} />
              <div className={styles.contact}>
                <PhoneLink phone={enterprise.phoneNumber} variant="primary" />
                <a
                  className={buttonClass('secondary')}
                  href={whatsAppLink(enterprise.phoneNumber, t('tracking.whatsappText', { reference, name }))}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={t('tracking.whatsappOf', { name: enterprise.name })}
                >
                  {t('tracking.whatsapp')}
                </a>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Score({ value, count }: { value: number; count: number }) {
  return <p>{t('tracking.score', { value: formatScore(value), smart_count: count })}</p>;
}

function Verified({ kinds }: { kinds: TrackingView['enterprises'][number]['verified'] }) {
  if (kinds.length === 0) return <p className={styles.soft}>{t('tracking.notVerified')}</p>;
  const names = kinds.map((kind) => t(`verifications.kind.${kind}`)).join(', ');
  return (
    <p className={styles.verified}>
      <Icon name="shield" />
      <span>{t('tracking.verified', { kinds: names })}</span>
    </p>
  );
}
