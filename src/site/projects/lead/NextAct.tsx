import { formatDateTime } from '../../../shared/format/dates.ts';
import type { NextActView } from '../../../shared/leads/nextAct.ts';
import { t } from '../../texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Lead.module.css';

/** What is to be done next, and by when; past that hour it says so. */
export function NextAct({ act }: { act: NextActView | null }) {
  if (!act) return null;
  const isOverdue = act.at !== null && new Date(act.at) < new Date();
  return (
    <p className={styles.next}>
      <Icon name="clock" />
      <span>
        {act.at ? t('leads.nextAt', { text: act.text, date: formatDateTime(act.at) }) : act.text}
        {isOverdue && <strong className={styles.overdue}> {t('leads.overdue')}</strong>}
      </span>
    </p>
  );
}
