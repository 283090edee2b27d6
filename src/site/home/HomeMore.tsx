import '../ui/deferredResources.ts';
import { homeMoreTexts } from '../../shared/home/moreTexts.ts';
import type { TextKey } from '../../shared/texts.ts';
import { Faq } from '../faq/Faq.tsx';
import { paths } from '../paths.ts';
import { TestPayment } from '../payments/TestPayment.tsx';
import { useMaxQuotes, useSiteSettings } from '../settings/useSiteSettings.ts';
import { registerTexts, t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './HomeMore.module.css';
import { Partners } from './Partners.tsx';

registerTexts(homeMoreTexts);

/** What lies below the first screen of the home page. */
export function HomeMore() {
  return (
    <>
      <Steps />
      <ContractorCall />
      <Comparison />
      <Partners />
      <Faq asks={['price', 'quotes', 'account', 'contact', 'verified', 'network']} isSunk />
      <TestPayment />
    </>
  );
}

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

/** The way in for businesses (specification §1): to join, or to log in (§2.2). */
export function ContractorCall() {
  const points = [t('home.contractorPoint1'), t('home.contractorPoint2'), t('home.contractorPoint3')];
  return (
    <section className={styles.band} aria-labelledby="contractors">
      <div className={styles.content}>
        <div className={styles.words}>
          <h2 id="contractors" className={styles.contractorCallTitle}>
            {t('home.contractorTitle')}
          </h2>
          <p>{t('home.contractorText')}</p>
          <div className={styles.contractorCallActions}>
            <ButtonLink to={paths.register}>{t('home.contractorAction')}</ButtonLink>
            <ButtonLink to={paths.login} variant="quiet">
              {t('home.contractorLogin')}
            </ButtonLink>
          </div>
        </div>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const rows: readonly (readonly [TextKey, TextKey, TextKey])[] = [
  ['home.compare1', 'home.compare1Us', 'home.compare1Usual'],
  ['home.compare2', 'home.compare2Us', 'home.compare2Usual'],
  ['home.compare3', 'home.compare3Us', 'home.compare3Usual'],
  ['home.compare4', 'home.compare4Us', 'home.compare4Usual'],
  ['home.compare5', 'home.compare5Us', 'home.compare5Usual'],
  ['home.compare6', 'home.compare6Us', 'home.compare6Usual'],
];

/** The product against the usual way of finding tradespeople (specification §1). */
export function Comparison() {
  const name = useSiteSettings()?.name ?? t('layout.name');
  const count = useMaxQuotes();
  return (
    <Section id="comparison" title={t('home.compareTitle')} intro={t('home.compareIntro', { name })}>
      <table className={styles.table} aria-labelledby="comparison">
        <thead>
          <tr>
            <th scope="col" className={styles.criterion}>
              {t('home.compareCriterion')}
            </th>
            <th scope="col" className={styles.us}>
              {t('home.compareUs', { name })}
            </th>
            <th scope="col">{t('home.compareUsual')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([criterion, us, usual]) => (
            <tr key={criterion}>
              <th scope="row">{t(criterion)}</th>
              <td className={styles.us}>
                <Icon name="check" />
                <span>{t(us, { count })}</span>
              </td>
              <td>
                <Icon name="close" />
                <span>{t(usual)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
