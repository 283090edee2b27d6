import { howItWorksTexts } from '../../shared/how-it-works/texts.ts';
import { Faq } from '../faq/Faq.tsx';
import { paths } from '../paths.ts';
import { useMaxQuotes } from '../settings/useSiteSettings.ts';
import { registerTexts, t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { PageHead, Section } from '../ui/Section.tsx';
import { ProfileMenu, StepList } from './GuideFrame.tsx';
import styles from './HowItWorks.module.css';

registerTexts(howItWorksTexts);

/** How a request becomes work, for both sides, and the way to each side's guide (specification §2.6). */
export function HowItWorksPage() {
  const count = useMaxQuotes();
  const steps = [
    { title: t('how.step1'), text: t('how.step1Text') },
    { title: t('how.step2'), text: t('how.step2Text') },
    { title: t('how.step3'), text: t('how.step3Text', { count }) },
    { title: t('how.step4'), text: t('how.step4Text') },
  ];
  const guides = [
    {
      title: t('how.customerCard'),
      text: t('how.customerCardText'),
      action: t('how.customerCardAction'),
      to: paths.customerGuide,
    },
    {
      title: t('how.businessCard'),
      text: t('how.businessCardText'),
      action: t('how.businessCardAction'),
      to: paths.businessGuide,
    },
  ];
  return (
    <>
      <PageHead title={t('how.title')} intro={t('how.intro')}>
        <ProfileMenu />
      </PageHead>
      <Section id="steps" title={t('how.stepsTitle')}>
        <div className={styles.overview}>
          <StepList steps={steps} />
          <div className={styles.guides}>
            {guides.map(({ title, text, action, to }) => (
              <div key={to} className={styles.guide}>
                <h3>{title}</h3>
                <p>{text}</p>
                <ButtonLink to={to} variant="secondary">
                  {action}
                </ButtonLink>
              </div>
            ))}
          </div>
        </div>
      </Section>
      <Faq asks={['price', 'quotes', 'verified', 'contact', 'network', 'join']} isSunk />
    </>
  );
}
