import { formatGnf, withWholeAmounts } from '../../shared/format/money.ts';
import { packageTexts } from '../../shared/packages/texts.ts';
import type { PackageItem } from '../../shared/packages/views.ts';
import { useList } from '../catalog/lists.ts';
import { paths } from '../paths.ts';
import { useMaxQuotes } from '../settings/useSiteSettings.ts';
import { registerTexts, t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { GuideFrame } from './GuideFrame.tsx';
import styles from './HowItWorks.module.css';

registerTexts(packageTexts);

export function BusinessGuidePage() {
  const count = useMaxQuotes();
  return (
    <GuideFrame
      title={t('guide.business.title')}
      intro={t('guide.business.intro')}
      steps={[
        { title: t('guide.business.1'), text: t('guide.business.1Text') },
        { title: t('guide.business.2'), text: t('guide.business.2Text') },
        { title: t('guide.business.3'), text: t('guide.business.3Text') },
        { title: t('guide.business.4'), text: t('guide.business.4Text') },
        { title: t('guide.business.5'), text: t('guide.business.5Text') },
        { title: t('guide.business.6'), text: t('guide.business.6Text', { count }) },
      ]}
      action={<ButtonLink to={paths.register}>{t('guide.business.action')}</ButtonLink>}
    >
      <PackageOffer />
    </GuideFrame>
  );
}

/** What a business would pay, and for what: as an admin has set it. */
export function PackageOffer() {
  const packages = useList<PackageItem>('/get-packages');
  if (packages.items?.length === 0) return null;
  return (
    <section aria-labelledby="packages">
      <h2 id="packages" className={styles.partTitle}>
        {t('guide.business.packages')}
      </h2>
      {packages.status === 'loading' && <Skeleton lines={3} height="4rem" />}
      {packages.status === 'failed' && (
        <LoadFailure title={t('guide.business.packagesFailed')} isBusy={false} onRetry={packages.retry} />
      )}
      <ul className={styles.packages}>
        {packages.items?.map(({ id, nameFr, price, advantages }) => (
          <li key={id} className={styles.guide}>
            <h3>{nameFr}</h3>
            <p className={styles.price}>
              {formatGnf(price)} <span className={styles.soft}>{t('packages.perMonth')}</span>
            </p>
            <ul className={styles.advantages}>
              {advantages.map(({ descriptionFr }) => (
                <li key={descriptionFr}>
                  <Icon name="check" />
                  {withWholeAmounts(descriptionFr)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
