import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { t } from '../../../texts.ts';
import type { Draft } from '../draft/draft.ts';
import type { VoiceNoteProps } from '../voice/VoiceNote.tsx';
import styles from './Wizard.module.css';

type Help = typeof import('./formHelp.ts');

// Its code comes once the form stands.
const late = <Props,>(part: (help: Help) => ComponentType<Props>, otherwise: () => ReactNode) =>
  lazy<ComponentType<Props>>(async () => {
    const help = await import('./formHelp.ts').catch(() => undefined);
    return { default: help ? part(help) : otherwise };
  });

/** Where it was never fetched and there is no network, the form says so. */
const Unloaded = () => <p className={styles.small}>{t('wizard.voiceUnloaded')}</p>;
const Nothing = () => null;

const Note = late(({ VoiceNote }) => VoiceNote, Unloaded);
const Consent = late(({ VoiceConsent }) => VoiceConsent, Nothing);
const Place = late(({ PlaceHelp }) => PlaceHelp, Nothing);

export const LateVoiceNote = (props: VoiceNoteProps) => (
  <Suspense fallback={<div className={styles.voicePlace} />}>
    <Note {...props} />
  </Suspense>
);

/** Nothing where nothing was said. */
export const LateVoiceConsent = ({ draft }: { draft: Draft }) =>
  draft.files.some(({ voice }) => voice) && (
    <Suspense>
      <Consent draft={draft} />
    </Suspense>
  );

export const LatePlaceHelp = ({ draft }: { draft: Draft }) => (
  <Suspense>
    <Place draft={draft} />
  </Suspense>
);
