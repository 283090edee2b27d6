import { formatLongDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { frequencyNames, type PaymentFrequency, paymentFrequencies } from '../../shared/subscriptions/status.ts';
import type { ActiveSubscription } from '../../shared/subscriptions/views.ts';
import { t } from '../texts.ts';
import { paidUntil } from './paid.ts';
import styles from './Subscribe.module.css';
import type { Start } from './useSelection.ts';

interface FrequencyChoiceProps {
  value: PaymentFrequency;
  onChange: (frequency: PaymentFrequency) => void;
}

/** 1 month, 6 with 1 free, 1 year with 2 free (specification §9). */
export function FrequencyChoice({ value, onChange }: FrequencyChoiceProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{t('packages.chooseFrequency')}</legend>
      <div className={styles.frequencies}>
        {frequencyNames.map((frequency) => (
          <label key={frequency} className={styles.choice}>
            <input
              type="radio"
              name="frequency"
              value={frequency}
              checked={value === frequency}
              onChange={() => onChange(frequency)}
            />
            <span className={styles.choiceWords}>
              <span className={styles.choiceName}>{t(`payments.frequency.${frequency}`)}</span>
              <Free frequency={frequency} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Free({ frequency }: { frequency: PaymentFrequency }) {
  const { freeMonths } = paymentFrequencies[frequency];
  if (freeMonths === 0) return <span className={styles.soft}>{t('packages.noneFree')}</span>;
  return <span className={styles.gift}>{t('packages.free', { smart_count: freeMonths })}</span>;
}

interface StartChoiceProps {
  active: ActiveSubscription;
  value: Start;
  onChange: (start: Start) => void;
}

/** In the middle of a paid period: at once, with the unused part credited, or when it ends (design §7). */
export function StartChoice({ active, value, onChange }: StartChoiceProps) {
  const {
    package: { nameFr: name },
    creditGnF,
  } = active;
  const hints: Record<Start, string> = {
    now:
      creditGnF > 0
        ? t('packages.startNowHint', { name, credit: formatGnf(creditGnF) })
        : t('packages.startNowNoCredit', { name }),
    later: t('packages.startLaterHint', { start: formatLongDate(paidUntil(active)) }),
  };
  return (
    <fieldset>
      <legend className={styles.legend}>{t('packages.chooseStart')}</legend>
      <div className={styles.starts}>
        {(['now', 'later'] as const).map((start) => (
          <label key={start} className={styles.choice}>
            <input type="radio" name="start" value={start} checked={value === start} onChange={() => onChange(start)} />
            <span className={styles.choiceWords}>
              <span className={styles.choiceName}>
                {t(start === 'now' ? 'packages.startNow' : 'packages.startLater')}
              </span>
              <span className={styles.soft}>{hints[start]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
