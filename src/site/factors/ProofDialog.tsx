import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { requiredText } from '../../shared/api/fields.ts';
import { authTexts } from '../../shared/auth/texts.ts';
import type { ApiFailure, ApiResult } from '../../shared/client/envelope.ts';
import { proofRequests } from '../../shared/client/stepUpFetch.ts';
import { proofTexts } from '../../shared/factors/proofTexts.ts';
import type { ProofWay } from '../../shared/factors/status.ts';
import type { ProofOffer } from '../../shared/factors/views.ts';
import { api } from '../api.ts';
import { registerTexts, say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Spinner } from '../ui/Loading.tsx';
import { Modal } from '../ui/Modal.tsx';
import { PasswordField } from '../ui/TextField.tsx';
import { useQuery } from '../useQuery.ts';
import { useStore } from '../useStore.ts';
import styles from './Factors.module.css';
import { OtherWays } from './OtherWays.tsx';
import { CodeForm, PasskeyForm } from './ProofForm.tsx';

for (const catalogue of [authTexts, proofTexts]) registerTexts(catalogue);

/** Opens when a call of `secureApi` is refused for want of a fresh proof; the call goes on with it. */
export function ProofDialog() {
  const request = useStore(proofRequests, undefined);
  if (!request) return null;
  return (
    <Modal open title={t('factors.proofTitle')} onClose={() => request.answer(false)}>
      <div className={styles.section}>
        <p className={styles.soft}>{t('factors.proofIntro')}</p>
        <Proof onGiven={() => request.answer(true)} />
      </div>
    </Modal>
  );
}

function Proof({ onGiven }: { onGiven: () => void }) {
  const offer = useQuery('recent proof', () => api.post('/recent-proof/options'));
  if (offer.entity) return <OfferedProof offer={offer.entity} onGiven={onGiven} />;
  if (offer.isLoading) return <Spinner />;
  return <LoadFailure title={t('factors.proofFailed')} failure={offer.failure} isBusy={false} onRetry={offer.reload} />;
}

function OfferedProof({ offer: { ways, passkey }, onGiven }: { offer: ProofOffer; onGiven: () => void }) {
  const [way, setWay] = useState<ProofWay | undefined>(ways[0]);
  const [firstOptions, setFirstOptions] = useState(passkey);
  const settle = (answer: ApiResult<unknown>): ApiFailure | undefined => {
    if (!answer.ok) return answer;
    onGiven();
    return undefined;
  };
  const getOptions = async (): Promise<ApiResult<Record<string, unknown>>> => {
    if (firstOptions) {
      setFirstOptions(null);
      return { ok: true, status: 200, entity: firstOptions, body: undefined };
    }
    const answer = await api.post('/recent-proof/options');
    return answer.ok ? { ...answer, entity: answer.entity.passkey ?? {} } : answer;
  };
  return (
    <>
      {way === 'password' && <PasswordForm settle={settle} />}
      {way === 'passkey' && (
        <PasskeyForm
          getOptions={getOptions}
          onCredential={async (credential) =>
            settle(await api.post('/recent-proof', { body: { way, credential } as never }))
          }
        />
      )}
      {(way === 'totp' || way === 'recovery') && (
        <CodeForm
          key={way}
          way={way}
          submit={t('factors.proofConfirm')}
          onCode={async (code) => settle(await api.post('/recent-proof', { body: { way, code } }))}
        />
      )}
      {way === undefined && <Alert tone="warning">{t('factors.loginNone')}</Alert>}
      <OtherWays ways={ways} current={way} onChoose={setWay} />
    </>
  );
}

const passwordSchema = z.object({ password: requiredText('auth.passwordError', 200) });

function PasswordForm({ settle }: { settle: (answer: ApiResult<unknown>) => ApiFailure | undefined }) {
  const { register, handleSubmit, setError, formState } = useForm<{ password: string }>({
    resolver: standardSchemaResolver(passwordSchema),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ password }) => {
    const failure = settle(await api.post('/recent-proof', { body: { way: 'password', password } }));
    if (failure) showFormFailure(failure, setError, { Password: 'password' });
  });
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <PasswordField
        label={t('factors.proofPassword')}
        error={errors.password?.message && say(errors.password.message)}
        aria-required
        {...register('password')}
      />
      <Button type="submit" busy={isSubmitting}>
        {t(isSubmitting ? 'factors.proofConfirming' : 'factors.proofConfirm')}
      </Button>
    </form>
  );
}
