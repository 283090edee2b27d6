import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ApiResult } from '../../shared/client/envelope.ts';
import { type Verify, verifySchema } from '../../shared/tracking/actSchemas.ts';
import { trackedActTexts } from '../../shared/tracking/actTexts.ts';
import type { SentCode } from '../../shared/tracking/actViews.ts';
import { api } from '../api.ts';
import { failureSentence } from '../failureSentence.ts';
import { useAttemptKey } from '../forms/useAttemptKey.ts';
import { registerTexts, say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { Modal } from '../ui/Modal.tsx';
import { TextField } from '../ui/TextField.tsx';
import { closeFailure } from '../ui/toast.tsx';
import { useSingleFlight } from '../useSingleFlight.ts';
import styles from './Acts.module.css';

registerTexts(trackedActTexts);

/**
 * The second step of what binds. `goesOn(answer, act)` is true where the answer asks for the code: the dialog `step`
 * then asks for it and does the act again; what was typed stays in the form under it. To be drawn outside of the form.
 */
export function useCodeStep(token: string): {
  step: ReactNode;
  goesOn: (answer: ApiResult<unknown>, act: () => unknown) => boolean;
} {
  const [again, setAgain] = useState<{ act: () => unknown }>();
  const close = () => setAgain(undefined);
  const goOn = () => {
    close();
    again?.act();
  };
  return {
    step: again && <CodeStep token={token} onVerified={goOn} onClose={close} />,
    goesOn(answer, act) {
      const isNeeded = !answer.ok && answer.code === 'CODE_NEEDED';
      if (isNeeded) setAgain({ act });
      return isNeeded;
    },
  };
}

interface CodeStepProps {
  token: string;
  onVerified: () => void;
  onClose: () => void;
}

function CodeStep({ token, onVerified, onClose }: CodeStepProps) {
  const [sent, setSent] = useState<SentCode>();
  const [problem, setProblem] = useState<string>();
  const attempt = useAttemptKey();
  const sending = useSingleFlight(async () => {
    const answer = await api.post('/tracking/{token}/code', { path: { token }, idempotencyKey: attempt.keyFor(token) });
    setProblem(answer.ok ? undefined : failureSentence(answer));
    if (!answer.ok) return;
    attempt.forget();
    setSent(answer.entity);
  });
  return (
    <Modal open title={t('tracking.codeTitle')} onClose={onClose}>
      <div className={styles.form}>
        {problem && <Alert tone="error">{problem}</Alert>}
        {sent ? (
          <>
            <p role="status">{t('tracking.codeSent', { end: sent.phoneEnd })}</p>
            <CodeForm token={token} onVerified={onVerified} />
          </>
        ) : (
          <p>{t('tracking.codeIntro')}</p>
        )}
        <div className={styles.buttons}>
          <Button variant={sent ? 'secondary' : 'primary'} busy={sending.isBusy} onClick={sending.run}>
            {t(sending.isBusy ? 'tracking.sendingCode' : sent ? 'tracking.anotherCode' : 'tracking.sendCode')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function CodeForm({ token, onVerified }: Pick<CodeStepProps, 'token' | 'onVerified'>) {
  const { register, handleSubmit, setError, formState } = useForm<Verify>({
    resolver: standardSchemaResolver(verifySchema),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const verify = handleSubmit(async (body) => {
    const answer = await api.post('/tracking/{token}/verify', { path: { token }, body });
    if (answer.ok) {
      closeFailure();
      return onVerified();
    }
    if (answer.code === 'CODE_DEAD')
      return setError('code', { message: failureSentence(answer) }, { shouldFocus: true });
    showFormFailure(answer, setError, { Code: 'code' });
  });
  return (
    <form className={styles.form} noValidate onSubmit={verify}>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <TextField
        autoFocus
        label={t('tracking.code')}
        error={errors.code?.message && say(errors.code.message)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        aria-required
        {...register('code')}
      />
      <Button type="submit" busy={isSubmitting}>
        {t(isSubmitting ? 'tracking.verifying' : 'tracking.verify')}
      </Button>
    </form>
  );
}
