import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { howItWorksTexts } from '../../shared/how-it-works/texts.ts';
import type { TextKey } from '../../shared/texts.ts';
import { Disclosure } from '../layout/Disclosure.tsx';
import { paths } from '../paths.ts';
import { registerTexts, t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NavLink } from '../ui/Link.tsx';
import { PageHead } from '../ui/Section.tsx';
import styles from './HowItWorks.module.css';

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

const profiles: readonly (readonly [string, TextKey])[] = [
  [paths.howItWorks, 'how.profileDefault'],
  [paths.businessGuide, 'how.profileBusiness'],
  [paths.customerGuide, 'how.profileCustomer'],
];

/**
 * The profile dropdown with its three choices (specification §2.6). A menu of links and no select, which would leave
 * the page at the first press of an arrow key.
 */
export function ProfileMenu() {
  const { pathname } = useLocation();
  const current = profiles.find(([address]) => address === pathname)?.[1] ?? 'how.profileDefault';
  return (
    <Disclosure
      label={
        <>
          <span className={styles.profileLabel}>{t('how.profile')} :</span> {t(current)}
        </>
      }
      className={styles.profile}
      buttonClassName={styles.profileButton}
      panelClassName={styles.profilePanel}
    >
      {() => (
        <ul>
          {profiles.map(([address, text]) => (
            <li key={address}>
              <NavLink end className={styles.profileChoice} to={address}>
                {t(text)}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

export interface GuideStep {
  title: string;
  text: string;
}

/** Numbered steps, one under the other. */
export function StepList({ steps }: { steps: readonly GuideStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
