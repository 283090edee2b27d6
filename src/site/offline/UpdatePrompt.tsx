import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { offlineTexts } from '../../shared/offline/texts.ts';
import { registerTexts, t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './UpdatePrompt.module.css';

registerTexts(offlineTexts);

let root: Root | undefined;

/**
 * Shows in a corner of the open page that a new version is ready. A second call replaces what accepting does.
 */
export function showUpdatePrompt(accept: () => void): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const withdraw = () => {
    root?.unmount();
    root = undefined;
  };
  root.render(<UpdatePrompt onAccept={accept} onLater={withdraw} />);
}

interface UpdatePromptProps {
  onAccept: () => void;
  onLater: () => void;
}

/** Does not cover the page, and reloads nothing until the person accepts. */
export function UpdatePrompt({ onAccept, onLater }: UpdatePromptProps) {
  const [isBusy, setIsBusy] = useState(false);
  const accept = () => {
    setIsBusy(true);
    onAccept();
  };
  return (
    <aside className={styles.offer} aria-label={t('offline.updateLabel')}>
      <p role="status">{t('offline.update')}</p>
      <Button busy={isBusy} onClick={accept}>
        {t('offline.reload')}
      </Button>
      <button type="button" className={styles.later} aria-label={t('common.close')} onClick={onLater}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
