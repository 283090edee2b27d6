import { saveBlob } from '../../shared/client/saveBlob.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { useAskBeforeUnload } from '../ui/useAskBeforeUnload.ts';
import styles from './Factors.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shown this once: to be downloaded, printed or written down. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  useAskBeforeUnload(true);
  const name = useSiteSettings()?.name ?? t('layout.name');
  const download = () => {
    const title = t('factors.recoveryFileTitle', { name, date: formatDate(new Date().toISOString()) });
    const lines = [title, '', ...codes, ''];
    saveBlob(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }), t('factors.recoveryFile'));
  };
  return (
    <div className={styles.shown}>
      <Alert tone="warning" title={t('factors.recoveryTitle')}>
        <p>{t('factors.recoveryShown')}</p>
      </Alert>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={download}>
          {t('factors.recoveryDownload')}
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          {t('factors.recoveryPrint')}
        </Button>
      </div>
      <Button onClick={onKept}>{t('factors.recoveryKept')}</Button>
    </div>
  );
}
