import { useState } from 'react';
import type { PartnerItem } from '../../shared/partners/views.ts';
import { useList } from '../catalog/lists.ts';
import { useHydrated } from '../rendering/rendering.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { Section } from '../ui/Section.tsx';
import styles from './Partners.module.css';

/**
 * The partners' logos, passing by. They stop for a pointer, for the keyboard, at the press of a button, and never start
 * where less motion is wanted. Without partners, or without an answer, there is no such part.
 */
export function Partners() {
  const { items } = useList<PartnerItem>('/get-partners');
  const [isPaused, setIsPaused] = useState(false);
  // A logo that slides in is to be there already: all of them load once somebody comes near.
  const loading = useHydrated() ? 'eager' : 'lazy';
  if (!items || items.length === 0) return null;
  return (
    <Section id="partners" title={t('home.partners')}>
      <div className={styles.frame}>
        <div className={classNames(styles.track, isPaused && styles.paused)}>
          <ul className={styles.logos}>
            {items.map((partner) => (
              <li key={partner.id} className={styles.logo}>
                <Logo partner={partner} loading={loading} />
              </li>
            ))}
          </ul>
          {/* The same once more, so that the end meets the beginning. */}
          <ul className={classNames(styles.logos, styles.again)} aria-hidden="true">
            {items.map(({ id, logo }) => (
              <li key={id} className={styles.logo}>
                <img src={logo} alt="" width={200} height={64} loading={loading} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Button variant="quiet" className={styles.pause} onClick={() => setIsPaused(!isPaused)}>
        {t(isPaused ? 'home.partnersPlay' : 'home.partnersPause')}
      </Button>
    </Section>
  );
}

interface LogoProps {
  partner: PartnerItem;
  loading: 'eager' | 'lazy';
}

function Logo({ partner: { name, logo, url }, loading }: LogoProps) {
  const image = <img src={logo} alt={name} width={200} height={64} loading={loading} />;
  if (!url) return image;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {image}
      <span className={styles.hidden}>{t('layout.newTab')}</span>
    </a>
  );
}
