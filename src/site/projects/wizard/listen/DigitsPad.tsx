import { maskPhone } from '../../../../shared/format/phone.ts';
import { t } from '../../../texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './Listen.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0'];

/** The keys of a telephone, for a field that stays an input of its own. */
export function DigitsPad({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <fieldset className={styles.pad} aria-label={t('listen.digits')}>
      {digits.map((digit) =>
        digit ? (
          <button
            key={digit}
            type="button"
            className={styles.key}
            onClick={() => onChange(maskPhone(`${value}${digit}`))}
          >
            {digit}
          </button>
        ) : (
          <span key="none" />
        ),
      )}
      <button
        type="button"
        className={styles.key}
        aria-label={t('listen.erase')}
        onClick={() => onChange(maskPhone(value.trimEnd().slice(0, -1)))}
      >
        <Icon name="erase" />
      </button>
    </fieldset>
  );
}
