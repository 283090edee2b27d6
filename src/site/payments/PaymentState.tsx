import type { PaymentState as State } from '../../shared/payments/status.ts';
import { t } from '../texts.ts';
import { classNames } from '../ui/classNames.ts';
import styles from './PaymentState.module.css';

const tones: Record<State, 'good' | 'open' | 'bad' | 'over'> = {
  Paid: 'good',
  Created: 'open',
  Pending: 'open',
  Failed: 'bad',
  Expired: 'over',
  Cancelled: 'over',
};

export function PaymentState({ state }: { state: State }) {
  return <span className={classNames(styles.badge, styles[tones[state]])}>{t(`payments.state.${state}`)}</span>;
}
