import { maskPhone } from '../../../../shared/format/phone.ts';
import { t } from '../../../texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './Listen.module.css';

/** The keys of a telephone, for a field that stays an input of its own. */
export function DigitsPad({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <fieldset className={styles.pad} aria-label={t('listen.digits')}>
      {[...'1234567890<'].map((key) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          aria-label={key === '<' ? t('listen.erase') : undefined}
          onClick={() => onChange(maskPhone(key === '<' ? value.trimEnd().slice(0, -1) : value + key))}
        >
          {key === '<' ? <Icon name="erase" /> : key}
        </button>
      ))}
    </fieldset>
  );
}
