import { formatGnf } from '../../shared/format/money.ts';
import type { PackageItem } from '../../shared/packages/views.ts';
import type { PaymentFrequency } from '../../shared/subscriptions/status.ts';
import type { ActiveSubscription } from '../../shared/subscriptions/views.ts';
import { ProblemAlert } from '../payments/PaymentProblem.tsx';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { FrequencyChoice, StartChoice } from './Choices.tsx';
import { offerOf } from './offer.ts';
import { PackageCard } from './PackageCard.tsx';
import styles from './Packages.module.css';
import { SecondPaymentModal } from './PaymentsUnderWay.tsx';
import choices from './Subscribe.module.css';
import { Changes, Summary } from './Summary.tsx';
import { usePreparation } from './usePreparation.ts';
import { type Start, useSelection } from './useSelection.ts';

interface SubscribeProps {
  packages: readonly PackageItem[];
  active: ActiveSubscription | null;
  /** What runs or was paid is not as it was shown. */
  onChangedMeanwhile: () => void;
}

/** Frequency, package, summary, pay (specification §2.6). */
export function Subscribe({ packages, active, onChangedMeanwhile }: SubscribeProps) {
  const [selection, choose] = useSelection();
  const chosen = packages.find(({ id }) => id === selection.packageId);
  const start = selection.start ?? defaultStart(active, chosen, selection.frequency);
  const { preparation, problem, ...acts } = usePreparation(
    chosen && {
      packageId: chosen.id,
      paymentFrequency: selection.frequency,
      takeEffectImmediately: !active || start === 'now',
    },
    onChangedMeanwhile,
  );
  const { isPreparing, prepare, isPaying, isRedirecting, pay, other } = acts;
  return (
    <section className={styles.section} aria-labelledby="subscribe">
      <h2 id="subscribe">{t(active ? 'packages.changeTitle' : 'packages.chooseTitle')}</h2>
      <FrequencyChoice value={selection.frequency} onChange={(frequency) => choose({ frequency })} />
      <fieldset>
        <legend className={choices.legend}>{t('packages.choosePackage')}</legend>
        <ul className={styles.packages}>
          {packages.map((item) => (
            <PackageCard
              key={item.id}
              item={item}
              frequency={selection.frequency}
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
        <div className={classNames(styles.prepare, chosen && styles.stuck)}>
          {chosen && <ChosenTotal item={chosen} frequency={selection.frequency} />}
          <Button busy={isPreparing} onClick={prepare}>
            {t('packages.prepare')}
          </Button>
        </div>
      )}
      {other && (
        <SecondPaymentModal payment={other} isBusy={isPaying} onPay={acts.payDespiteOther} onClose={acts.forgetOther} />
      )}
      {preparation && (
        <Summary
          key={JSON.stringify(preparation)}
          preparation={preparation}
          isBusy={isPaying || isRedirecting}
          isRedirecting={isRedirecting}
          onPay={pay}
        >
          <Changes from={packages.find(({ id }) => id === active?.package.id)} to={chosen} />
        </Summary>
      )}
      <ProblemAlert problem={problem}>{problem?.isUnsure && <p>{t('packages.nothingDebited')}</p>}</ProblemAlert>
    </section>
  );
}

/** What was chosen and its price, beside the button: on a phone the cards are long. */
function ChosenTotal({ item, frequency }: { item: PackageItem; frequency: PaymentFrequency }) {
  return (
    <p className={styles.chosenTotal}>
      {t('packages.chosenTotal', { name: item.nameFr, period: t(`payments.frequency.${frequency}`) })}{' '}
      <strong>{formatGnf(offerOf(item, frequency).full)}</strong>
    </p>
  );
}

/** The same package again begins when it ends, and so does one that the credit would cover whole; any other at once. */
function defaultStart(
  active: ActiveSubscription | null,
  chosen: PackageItem | undefined,
  frequency: PaymentFrequency,
): Start {
  if (!active || !chosen) return 'now';
  const isCovered = offerOf(chosen, frequency).full <= active.creditGnF;
  return active.package.id === chosen.id || isCovered ? 'later' : 'now';
}
