import type { PackageItem } from '../../shared/packages/views.ts';
import type { PaymentFrequency } from '../../shared/subscriptions/status.ts';
import type { ActiveSubscription } from '../../shared/subscriptions/views.ts';
import { ProblemAlert } from '../payments/ProblemAlert.tsx';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { Changes } from './Changes.tsx';
import choices from './Choices.module.css';
import { FrequencyChoice } from './FrequencyChoice.tsx';
import { offerOf } from './offer.ts';
import { PackageCard } from './PackageCard.tsx';
import styles from './Packages.module.css';
import { StartChoice } from './StartChoice.tsx';
import { Summary } from './Summary.tsx';
import { usePreparation } from './usePreparation.ts';
import { type Start, useWish } from './useWish.ts';

interface SubscribeProps {
  packages: readonly PackageItem[];
  active: ActiveSubscription | null;
}

/** Frequency, package, summary, pay (specification §2.6). */
export function Subscribe({ packages, active }: SubscribeProps) {
  const [wish, choose] = useWish();
  const chosen = packages.find(({ id }) => id === wish.packageId);
  const start = wish.start ?? usualStart(active, chosen, wish.frequency);
  const { preparation, problem, ...acts } = usePreparation(
    chosen && {
      packageId: chosen.id,
      paymentFrequency: wish.frequency,
      takeEffectImmediately: !active || start === 'now',
    },
  );
  const { isPreparing, prepare, isPaying, isLeaving, pay } = acts;
  return (
    <section className={styles.section} aria-labelledby="subscribe">
      <h2 id="subscribe">{t(active ? 'packages.changeTitle' : 'packages.chooseTitle')}</h2>
      <FrequencyChoice value={wish.frequency} onChange={(frequency) => choose({ frequency })} />
      <fieldset>
        <legend className={choices.legend}>{t('packages.choosePackage')}</legend>
        <ul className={styles.packages}>
          {packages.map((item) => (
            <PackageCard
              key={item.id}
              item={item}
              frequency={wish.frequency}
              isCurrent={item.id === active?.package.id}
              isChosen={item === chosen}
              onChoose={() => choose({ packageId: item.id, start: undefined })}
            />
          ))}
        </ul>
      </fieldset>
      {active && chosen && (
        <StartChoice active={active} value={start} onChange={(wanted) => choose({ start: wanted })} />
      )}
      {!preparation && (
        <Button className={styles.prepare} busy={isPreparing} onClick={prepare}>
          {t('packages.prepare')}
        </Button>
      )}
      {preparation && (
        <Summary
          key={JSON.stringify(preparation)}
          preparation={preparation}
          isBusy={isPaying || isLeaving}
          isLeaving={isLeaving}
          onPay={pay}
        >
          <Changes from={packages.find(({ id }) => id === active?.package.id)} to={chosen} />
        </Summary>
      )}
      <ProblemAlert problem={problem}>{problem?.isUnsure && <p>{t('packages.nothingDebited')}</p>}</ProblemAlert>
    </section>
  );
}

/** The same package again begins when it ends, and so does one that the credit would cover whole; any other at once. */
function usualStart(
  active: ActiveSubscription | null,
  chosen: PackageItem | undefined,
  frequency: PaymentFrequency,
): Start {
  if (!active || !chosen) return 'now';
  const isCovered = offerOf(chosen, frequency).full <= active.creditGnF;
  return active.package.id === chosen.id || isCovered ? 'later' : 'now';
}
