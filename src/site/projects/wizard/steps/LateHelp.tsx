import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { t } from '../../../texts.ts';
import type { Draft } from '../draft/draft.ts';
import styles from './Wizard.module.css';

const help = () => import('./formHelp.ts');

// Their code comes once the form stands. Where it was never fetched and there is no network, the form says so.
const Note = lazy(() =>
  help().then(
    ({ VoiceNote }) => ({ default: VoiceNote }),
    () => ({ default: () => <p className={styles.small}>{t('wizard.voiceUnloaded')}</p> }),
  ),
);
const Place = lazy<ComponentType<{ draft: Draft }>>(() =>
  help().then(
    ({ PlaceHelp }) => ({ default: PlaceHelp }),
    () => ({ default: () => null }),
  ),
);

export const LateVoiceNote = (props: ComponentProps<typeof Note>) => (
  <Suspense fallback={<div className={styles.voicePlace} />}>
    <Note {...props} />
  </Suspense>
);

export const LatePlaceHelp = (props: ComponentProps<typeof Place>) => (
  <Suspense>
    <Place {...props} />
  </Suspense>
);
