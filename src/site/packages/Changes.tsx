import type { PackageItem } from '../../shared/packages/views.ts';
import { t } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { differences } from './offer.ts';
import styles from './Summary.module.css';

interface ChangesProps {
  from: PackageItem | undefined;
  to: PackageItem | undefined;
}

/** What the new package changes against the running one; nothing where there is none, or where it is the same. */
export function Changes({ from, to }: ChangesProps) {
  if (!from || !to || from.id === to.id) return null;
  const { before, after } = differences(from, to);
  if (before.length + after.length === 0) return null;
  return (
    <div className={styles.changes}>
      <Side title={t('packages.before', { name: from.nameFr })} advantages={before} />
      <Side title={t('packages.after', { name: to.nameFr })} advantages={after} isNew />
    </div>
  );
}

function Side({ title, advantages, isNew = false }: { title: string; advantages: string[]; isNew?: boolean }) {
  if (advantages.length === 0) return null;
  return (
    <div className={isNew ? styles.after : styles.before}>
      <h4 className={styles.changesTitle}>{title}</h4>
      <ul>
        {advantages.map((one) => (
          <li key={one}>
            {isNew && <Icon name="check" />}
            <span>{one}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
