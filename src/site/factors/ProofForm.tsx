import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { ApiFailure, ApiResult } from '../../shared/client/envelope.ts';
import { recoveryCodeField, totpCodeField } from '../../shared/factors/schemas.ts';
import { failureSentence } from '../failureSentence.ts';
import { t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { CodeField } from './CodeField.tsx';
import styles from './Factors.module.css';
import { askForPasskey } from './passkey.ts';

interface CodeFormProps {
  way: 'totp' | 'recovery';
  /** Sends the code; a failure stays on the form. */
  onCode: (code: string) => Promise<ApiFailure | undefined>;
  submit: ReactNode;
}

const schemas = { totp: z.object({ code: totpCodeField }), recovery: z.object({ code: recoveryCodeField }) };

/** One code, of the application or from the list on paper. */
export function CodeForm({ way, onCode, submit }: CodeFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<{ code: string }>({
    resolver: standardSchemaResolver(schemas[way]),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ code }) => {
    const failure = await onCode(code);
    if (!failure) return;
    showFormFailure(failure, setError, { Code: 'code' });
    setFocus('code', { shouldSelect: true });
  });
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <CodeField way={way} error={errors.code?.message} {...register('code')} />
      <Button type="submit" busy={isSubmitting}>
        {isSubmitting ? t('factors.verifying') : submit}
      </Button>
    </form>
  );
}

interface PasskeyFormProps {
  /** The server's options; asked for at each try, since a challenge is signed once. */
  getOptions: () => Promise<ApiResult<Record<string, unknown>>>;
  onCredential: (credential: object) => Promise<ApiFailure | undefined>;
}

/** The browser's own dialog, opened by a press: some open it for nothing else. */
export function PasskeyForm({ getOptions, onCredential }: PasskeyFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const ask = async () => {
    setIsBusy(true);
    setFailed(undefined);
    setFailed(await attempt(getOptions, onCredential));
    setIsBusy(false);
  };
  return (
    <div className={styles.form}>
      {failed && <Alert tone="error">{failed}</Alert>}
      <Button busy={isBusy} onClick={ask}>
        {t('factors.usePasskey')}
      </Button>
    </div>
  );
}

async function attempt(
  getOptions: PasskeyFormProps['getOptions'],
  onCredential: PasskeyFormProps['onCredential'],
): Promise<string | undefined> {
  const options = await getOptions();
  if (!options.ok) return failureSentence(options);
  const outcome = await askForPasskey(options.entity);
  if ('failed' in outcome) return t(outcome.failed);
  const failure = await onCredential(outcome.credential);
  return failure && failureSentence(failure);
}
