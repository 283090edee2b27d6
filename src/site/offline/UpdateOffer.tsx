import { useState } from 'react';
import { offlineTexts } from '../../shared/offline/texts.ts';
import { registerTexts, t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './UpdateOffer.module.css';

registerTexts(offlineTexts);

interface UpdateOfferProps {
  onAccept: () => void;
  onLater: () => void;
}

/** Waits beside the page; nothing is reloaded under somebody's hands. */
export function UpdateOffer({ onAccept, onLater }: UpdateOfferProps) {
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
