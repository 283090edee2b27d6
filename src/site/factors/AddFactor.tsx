import { useState } from 'react';
import type { TotpEnrolment } from '../../shared/factors/views.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { AddTotp } from './AddTotp.tsx';
import styles from './Factors.module.css';

interface AddFactorProps {
  passkeysOffered: boolean;
  /** Codes come with the first factor. */
  onAdded: (recoveryCodes: string[] | null) => void;
}

/** The two kinds to choose from, then the steps of the one chosen. */
export function AddFactor({ passkeysOffered, onAdded }: AddFactorProps) {
  const [chosen, setChosen] = useState<'totp' | 'passkey'>();
  const [started, setStarted] = useState<TotpEnrolment>();
  const leave = () => {
    setChosen(undefined);
    setStarted(undefined);
  };
  const added = (codes: string[] | null) => {
    leave();
    onAdded(codes);
  };
  if (chosen === 'totp') return <AddTotp started={started} onStarted={setStarted} onAdded={added} onLeave={leave} />;
  if (chosen === 'passkey') return <AddPasskey onAdded={added} onLeave={leave} />;
  return (
    <div className={styles.offers}>
      <div className={styles.offer}>
        <h3>{t('factors.kind.totp')}</h3>
        <p className={styles.soft}>{t('factors.addTotpText')}</p>
        <Button variant="secondary" onClick={() => setChosen('totp')}>
          {t('factors.addTotp')}
        </Button>
      </div>
      <div className={styles.offer}>
        <h3>{t('factors.kind.passkey')}</h3>
        <p className={styles.soft}>{t(passkeysOffered ? 'factors.addPasskeyText' : 'factors.passkeysNotHereText')}</p>
        {passkeysOffered && (
          <Button variant="secondary" onClick={() => setChosen('passkey')}>
            {t('factors.addPasskey')}
          </Button>
        )}
      </div>
    </div>
  );
}
