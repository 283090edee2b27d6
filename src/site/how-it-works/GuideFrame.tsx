import type { ReactNode } from 'react';
import { howItWorksTexts } from '../../shared/how-it-works/texts.ts';
import { paths } from '../paths.ts';
import { registerTexts, t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageHead } from '../ui/Section.tsx';
import styles from './HowItWorks.module.css';
import { ProfileMenu } from './ProfileMenu.tsx';
import { type GuideStep, StepList } from './StepList.tsx';

registerTexts(howItWorksTexts);

interface GuideFrameProps {
  title: string;
  intro: string;
  steps: readonly GuideStep[];
  action: ReactNode;
  children?: ReactNode;
}

/** What both guides have: their steps, what to do next, and whom to ask. */
export function GuideFrame({ title, intro, steps, action, children }: GuideFrameProps) {
  return (
    <>
      <PageHead title={title} intro={intro}>
        <ProfileMenu />
      </PageHead>
      <div className={styles.body}>
        <section aria-labelledby="steps">
          <h2 id="steps" className={styles.partTitle}>
            {t('guide.steps')}
          </h2>
          <StepList steps={steps} />
        </section>
        {children}
        <div className={styles.actions}>{action}</div>
        <div className={styles.help}>
          <p>{t('guide.help')}</p>
          <ButtonLink to={paths.contactUs} variant="secondary">
            {t('guide.contact')}
          </ButtonLink>
        </div>
        <ButtonLink to={paths.howItWorks} variant="quiet" className={styles.back}>
          <Icon name="arrow-left" />
          {t('guide.back')}
        </ButtonLink>
      </div>
    </>
  );
}
