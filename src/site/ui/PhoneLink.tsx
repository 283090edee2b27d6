import { formatPhone } from '../../shared/format/phone.ts';
import { t } from '../texts.ts';
import styles from './Button.module.css';
import { type ButtonVariant, buttonClass } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface PhoneLinkProps {
  /** As stored, `+224…`. */
  phone: string;
  variant?: ButtonVariant;
  /** Says what the press does where the number alone would not. */
  isNamed?: boolean;
}

/** A number that a tap calls. */
export function PhoneLink({ phone, variant = 'secondary', isNamed = false }: PhoneLinkProps) {
  const number = formatPhone(phone);
  const call = t('common.call', { phone: number });
  return (
    <a className={buttonClass(variant, styles.phone)} href={`tel:${phone}`} aria-label={call}>
      <Icon name="phone" />
      {isNamed ? call : number}
    </a>
  );
}
