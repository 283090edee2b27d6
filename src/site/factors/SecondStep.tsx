import { useState } from 'react';
import type { ApiFailure, ApiResult } from '../../shared/client/envelope.ts';
import { proofTexts } from '../../shared/factors/proofTexts.ts';
import type { FinishLogin } from '../../shared/factors/schemas.ts';
import type { ProofWay } from '../../shared/factors/status.ts';
import { factorTexts } from '../../shared/factors/texts.ts';
import type { LoginChallenge } from '../../shared/factors/views.ts';
import { api } from '../api.ts';
import { failureSentence } from '../failureSentence.ts';
import { registerTexts, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './Factors.module.css';
import { LostFactors } from './LostFactors.tsx';
import { OtherWays } from './OtherWays.tsx';
import { CodeForm, PasskeyForm } from './ProofForm.tsx';

for (const catalogue of [factorTexts, proofTexts]) registerTexts(catalogue);

const intros = {
  passkey: 'factors.loginPasskey',
  totp: 'factors.loginTotp',
  recovery: 'factors.loginRecovery',
} as const;
const isShown = (way: ProofWay | undefined): way is keyof typeof intros => way !== undefined && way in intros;

interface SecondStepProps {
  challenge: LoginChallenge;
  /** Sends the second call of the log-in. */
  finish: (proof: FinishLogin) => Promise<ApiResult<unknown>>;
  /** Back to the password, with why where the challenge is over. */
  onBack: (why?: string) => void;
}

/** After the password: what the person has besides (design §12). */
export function SecondStep({ challenge: { challenge, ways }, finish, onBack }: SecondStepProps) {
  const [way, setWay] = useState<ProofWay | undefined>(ways[0]);
  const [isLost, setIsLost] = useState(false);
  const dead = (failure: ApiFailure) => failure.code === 'CHALLENGE_DEAD';
  const send = async (proof: object): Promise<ApiFailure | undefined> => {
    const answer = await finish({ challenge, ...proof } as FinishLogin);
    if (answer.ok) return undefined;
    if (dead(answer)) onBack(failureSentence(answer));
    return answer;
  };
  const getOptions = async () => {
    const answer = await api.post('/login/passkey-options', { body: { challenge } });
    if (!answer.ok && dead(answer)) onBack(failureSentence(answer));
    return answer;
  };
  const back = (
    <Button variant="quiet" onClick={() => onBack()}>
      {t('factors.backToPassword')}
    </Button>
  );
  if (isLost) {
    return (
      <div className={styles.section}>
        <h1>{t('factors.lostTitle')}</h1>
        <LostFactors challenge={challenge} onDead={onBack} />
        {back}
      </div>
    );
  }
  return (
    <div className={styles.section}>
      <h1>{t('factors.loginTitle')}</h1>
      {isShown(way) ? (
        <p className={styles.soft}>{t(intros[way])}</p>
      ) : (
        <Alert tone="warning">{t('factors.loginNone')}</Alert>
      )}
      {way === 'passkey' && (
        <PasskeyForm getOptions={getOptions} onCredential={(credential) => send({ way, credential })} />
      )}
      {(way === 'totp' || way === 'recovery') && (
        <CodeForm key={way} way={way} submit={t('factors.verify')} onCode={(code) => send({ way, code })} />
      )}
      <OtherWays ways={ways} current={way} onChoose={setWay} onLost={() => setIsLost(true)} />
      {back}
    </div>
  );
}
