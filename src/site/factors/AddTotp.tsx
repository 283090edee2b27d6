import type { TotpEnrolment } from '../../shared/factors/views.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Factors.module.css';
import { NameForm } from './NameForm.tsx';
import { CodeForm } from './ProofForm.tsx';
import { QrCode } from './QrCode.tsx';
import { secureApi } from './secureApi.ts';

interface AddTotpProps {
  started: TotpEnrolment | undefined;
  onStarted: (started: TotpEnrolment) => void;
  onAdded: (recoveryCodes: string[] | null) => void;
  onLeave: () => void;
}

/** Its name, then the code to scan, then the first code that the application shows. */
export function AddTotp({ started, onStarted, onAdded, onLeave }: AddTotpProps) {
  const start = async (name: string) => {
    const answer = await secureApi.post('/second-factors/totp', { body: { name } });
    if (!answer.ok) return answer;
    onStarted(answer.entity);
    return undefined;
  };
  if (!started) {
    return (
      <NameForm name={t('factors.totpDefaultName')} submit={t('factors.continue')} onName={start} onLeave={onLeave} />
    );
  }
  const confirm = async (code: string) => {
    const answer = await secureApi.put('/second-factors/{id}/confirmation', {
      path: { id: started.id },
      body: { code },
    });
    if (!answer.ok) return answer;
    onAdded(answer.entity.recoveryCodes);
    return undefined;
  };
  return (
    <div className={styles.section}>
      <p>{t('factors.totpStep1')}</p>
      <QrCode text={started.uri} />
      <p>
        {t('factors.totpKey')} : <span className={styles.secret}>{started.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</span>
      </p>
      <p>
        <a href={started.uri}>{t('factors.totpOpen')}</a>
      </p>
      <p>{t('factors.totpStep2')}</p>
      <CodeForm way="totp" submit={t('factors.totpConfirm')} onCode={confirm} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onLeave}>
          {t('factors.cancel')}
        </Button>
      </div>
    </div>
  );
}
