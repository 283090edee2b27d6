import { paths } from '../paths.ts';
import { useMaxQuotes } from '../settings/useSiteSettings.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './Steps.module.css';

/** How it works. */
export function Steps() {
  const count = useMaxQuotes();
  const steps = [
    { title: t('home.step1'), text: t('home.step1Text') },
    { title: t('home.step2'), text: t('home.step2Text') },
    { title: t('home.step3'), text: t('home.step3Text', { count }) },
  ];
  return (
    <section className={styles.section} aria-labelledby="how-it-works">
      <div className={styles.head}>
        <h2 id="how-it-works" className={styles.title}>
          {t('home.stepsTitle')}
        </h2>
        <p>{t('home.stepsIntro')}</p>
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <ButtonLink to={paths.servicesSearch}>{t('home.findContractor')}</ButtonLink>
        <ButtonLink to={paths.howItWorks} variant="quiet">
          {t('home.moreSteps')}
        </ButtonLink>
      </div>
    </section>
  );
}
