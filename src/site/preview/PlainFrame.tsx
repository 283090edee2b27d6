import type { ReactNode } from 'react';
import { LogoMark } from '../layout/Logo.tsx';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { t } from '../texts.ts';
import { Skyline } from '../ui/Skyline.tsx';
import styles from './Preview.module.css';

/** A page without navigation, for whom the others are not open to. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const name = useSiteSettings()?.name ?? t('layout.name');
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <div className={styles.content}>
        <p className={styles.brand}>
          <LogoMark />
          {name}
        </p>
        {children}
      </div>
      <Skyline className={styles.skyline} />
    </main>
  );
}
