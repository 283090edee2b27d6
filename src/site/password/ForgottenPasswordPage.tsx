import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { loginTexts } from '../../shared/auth/loginTexts.ts';
import { resetIdentifierSchema } from '../../shared/auth/passwordSchemas.ts';
import { passwordTexts } from '../../shared/auth/passwordTexts.ts';
import { authTexts } from '../../shared/auth/texts.ts';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { registerTexts, say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { ReadyForm } from '../ui/ReadyForm.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './Password.module.css';

registerTexts(authTexts);
registerTexts(loginTexts);
registerTexts(passwordTexts);

/**
 * Asks for a link to choose a new password (specification §2.2). What follows is the same for who exists and who does
 * not.
 */
export function ForgottenPasswordPage() {
  const [requestedFor, setRequestedFor] = useState<string>();
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{t('password.forgottenTitle')}</h1>
        {requestedFor === undefined ? (
          <RequestForm onRequested={setRequestedFor} />
        ) : (
          <RequestedNotice identifier={requestedFor} onAgain={() => setRequestedFor(undefined)} />
        )}
        <p className={styles.back}>
          <Link to={paths.login}>
            <Icon name="arrow-left" />
            {t('password.backToLogin')}
          </Link>
        </p>
      </Card>
    </div>
  );
}

const schema = z.object({ loginIdentifier: resetIdentifierSchema });

export function RequestForm({ onRequested }: { onRequested: (identifier: string) => void }) {
  const { register, handleSubmit, setError, formState } = useForm<{ loginIdentifier: string }>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { loginIdentifier: '' },
  });
  const { errors, isSubmitting } = formState;
  const request = handleSubmit(async ({ loginIdentifier }) => {
    const answer = await api.post('/request-password-reset', { body: loginIdentifier });
    if (answer.ok) onRequested(loginIdentifier);
    else showFormFailure(answer, setError, { LoginIdentifier: 'loginIdentifier' });
  });
  return (
    <ReadyForm className={styles.form} onSubmit={request}>
      <p className={styles.soft}>{t('password.forgottenIntro')}</p>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <TextField
        label={t('auth.loginIdentifier')}
        error={errors.loginIdentifier?.message && say(errors.loginIdentifier.message)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        {...register('loginIdentifier')}
      />
      <Button type="submit" busy={isSubmitting}>
        {t(isSubmitting ? 'password.requesting' : 'password.request')}
      </Button>
    </ReadyForm>
  );
}

interface RequestedNoticeProps {
  identifier: string;
  onAgain: () => void;
}

/** What happens next, without saying whether there is such an account. */
export function RequestedNotice({ identifier, onAgain }: RequestedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className={styles.form} ref={notice} tabIndex={-1}>
      <Alert tone="success" title={t('password.requestedTitle')}>
        <p>{t('password.requested', { identifier })}</p>
      </Alert>
      <p className={styles.soft}>{t('password.requestedHelp')}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t('password.requestAgain')}
      </Button>
    </div>
  );
}
