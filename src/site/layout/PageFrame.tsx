import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useMenuTexts, useStoredLanguage } from '../language.ts';
import { DeferredHydration, deferHydration } from '../rendering/deferredHydration.tsx';
import { lazyModule, useRenderedModule, whenOnline } from '../rendering/rendering.ts';
import styles from './PageFrame.module.css';
import { PageOutlet } from './PageOutlet.tsx';
import { TopBar } from './TopBar.tsx';

const footer = deferHydration(
  lazyModule(import.meta.env.SSR && 'src/site/layout/Footer.tsx', async () => (await import('./Footer.tsx')).Footer),
);
const loadHelp = lazyModule(
  import.meta.env.SSR && 'src/site/layout/FormFrame.tsx',
  async () => (await import('./FormFrame.tsx')).HelpLine,
);
const HelpLine = lazy(async () => ({ default: await whenOnline(loadHelp) }));

/** The pages of the project form and the onboarding form; "recherche" is a page of the site. */
const isForm = (pathname: string): boolean => /^\/formulaire\/(?!recherche)/i.test(pathname);

/** What every page has around it. The main part takes the focus when another page opens. */
export function PageFrame({ banner }: { banner: ReactNode }) {
  useStoredLanguage();
  const { lang, t } = useMenuTexts();
  const { pathname } = useLocation();
  return (
    <>
      <a className={styles.skip} href="#main" lang={lang}>
        {t('layout.skip')}
      </a>
      <TopBar />
      {banner}
      {isForm(pathname) && (
        <div className={styles.help}>
          <Suspense>
            <Help />
          </Suspense>
        </div>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageOutlet />
      </main>
      <DeferredHydration part={footer} place="30rem" />
    </>
  );
}

/** The support number at hand on a phone. */
function Help() {
  useRenderedModule(loadHelp);
  return <HelpLine />;
}
