import type { TextKey } from '../../../../shared/texts.ts';
import { useMaxQuotes } from '../../../settings/useSiteSettings.ts';
import { t } from '../../../texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './Confirmation.module.css';

const steps: { title: TextKey; help: TextKey; isDone?: boolean }[] = [
  { title: 'wizard.done.step1', help: 'wizard.done.step1Help', isDone: true },
  { title: 'wizard.done.step2', help: 'wizard.done.step2Help' },
  { title: 'wizard.done.step3', help: 'wizard.done.step3Help' },
];

/** What happens now, in three steps (specification §2.6). */
export function NextSteps() {
  const count = useMaxQuotes();
  return (
    <section className={styles.next}>
      <h2 className={styles.title}>{t('wizard.done.stepsTitle')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, help, isDone }, index) => (
          <li key={title} className={styles.nextStep}>
            <span className={isDone ? styles.markDone : styles.mark} aria-hidden="true">
              {isDone ? <Icon name="check" /> : index + 1}
            </span>
            <span>
              <strong>{t(title)}</strong>
              <br />
              <span className={styles.soft}>{t(help, { count })}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
