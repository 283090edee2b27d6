import { frequencyNames, type PaymentFrequency, paymentFrequencies } from '../../shared/subscriptions/status.ts';
import { t } from '../texts.ts';
import styles from './Choices.module.css';

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
