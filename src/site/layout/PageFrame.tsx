import type { ReactNode } from 'react';
import { useLanguage } from '../language/useLanguage.ts';
import { t } from '../texts.ts';
import { Footer } from './Footer.tsx';
import { LateOutboxBar } from './LateOutboxBar.tsx';
import styles from './PageFrame.module.css';
import { TopBar } from './TopBar.tsx';

interface PageFrameProps {
  /** Between the top bar and the page. */
  banner?: ReactNode;
  children: ReactNode;
}

/** What every page has around it. The main part takes the focus when another page opens. */
export function PageFrame({ banner, children }: PageFrameProps) {
  const lang = useLanguage();
  return (
    <>
      <a className={styles.skip} href="#main" lang={lang}>
        {t('layout.skip')}
      </a>
      <TopBar />
      <LateOutboxBar />
      {banner}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
