import { useId } from 'react';
import { formatGnf, withWholeAmounts } from '../../shared/format/money.ts';
import type { PackageItem } from '../../shared/packages/views.ts';
import type { PaymentFrequency } from '../../shared/subscriptions/status.ts';
import { t } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { offerOf } from './offer.ts';
import styles from './Subscribe.module.css';

interface PackageCardProps {
  item: PackageItem;
  frequency: PaymentFrequency;
  isCurrent: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** One package to choose; the whole card can be pressed. */
export function PackageCard({ item, frequency, isCurrent, isChosen, onChoose }: PackageCardProps) {
  const id = useId();
  return (
    <li className={styles.package}>
      <div className={styles.head}>
        <input
          id={id}
          type="radio"
          name="package"
          value={item.id}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={`${id}-offer ${id}-advantages`}
        />
        <label htmlFor={id} className={styles.name}>
          {item.nameFr}
        </label>
        {isCurrent && <span className={styles.badge}>{t('packages.current')}</span>}
      </div>
      <div id={`${id}-offer`}>
        <p className={styles.price}>
          {formatGnf(item.price)} <span className={styles.packageCardSoft}>{t('packages.perMonth')}</span>
        </p>
        <Total item={item} frequency={frequency} />
      </div>
      <ul id={`${id}-advantages`} className={styles.advantages}>
        {item.advantages.map(({ descriptionFr }) => (
          <li key={descriptionFr}>
            <Icon name="check" className={styles.check} />
            <span>{withWholeAmounts(descriptionFr)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Total({ item, frequency }: Pick<PackageCardProps, 'item' | 'frequency'>) {
  const { full, saved, freeMonths } = offerOf(item, frequency);
  if (freeMonths === 0) return null;
  return (
    <p className={styles.total}>
      {t('packages.total', { amount: formatGnf(full), period: t(`payments.frequency.${frequency}`) })}
      <span className={styles.packageCardSoft}>, {t('packages.saved', { amount: formatGnf(saved) })}</span>
    </p>
  );
}
