import { useEffect } from 'react';
import { offlineTexts } from '../../shared/offline/texts.ts';
import { paths } from '../paths.ts';
import { SupportPhone } from '../settings/SupportPhone.tsx';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { registerTexts, t } from '../texts.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import styles from './OfflineMessage.module.css';

registerTexts(offlineTexts);

/**
 * Instead of a page that is not on this device: what works meanwhile and what does not. Opens the page when the network
 * is back.
 */
export function OfflineMessage() {
  const hasPhone = useSiteSettings() !== undefined;
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <MessagePage
      icon="wifi-off"
      title={t('offline.title')}
      actions={
        <>
          <ButtonLink to={paths.preSubmission}>{t('offline.describe')}</ButtonLink>
          <Button variant="secondary" onClick={() => location.reload()}>
            {t('common.retry')}
          </Button>
        </>
      }
    >
      <div className={styles.lists}>
        <p>{t('offline.works')}</p>
        <ul>
          <li>{t('offline.worksForm')}</li>
          <li>{t('offline.worksPages')}</li>
        </ul>
        <p>{t('offline.needs')}</p>
        <ul>
          <li>{t('offline.needsSession')}</li>
          <li>{t('offline.needsPages')}</li>
        </ul>
      </div>
      {hasPhone && (
        <p>
          {t('offline.phone')} <SupportPhone />
        </p>
      )}
    </MessagePage>
  );
}
