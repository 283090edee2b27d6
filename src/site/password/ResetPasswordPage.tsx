import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type NewPassword, newPasswordSchema } from '../../shared/auth/passwordSchemas.ts';
import { passwordTexts } from '../../shared/auth/passwordTexts.ts';
import { authTexts } from '../../shared/auth/texts.ts';
import { clearSession } from '../../shared/client/session.ts';
import { api } from '../api.ts';
import { useAttemptKey } from '../forms/useAttemptKey.ts';
import { paths } from '../paths.ts';
import { registerTexts, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { toastSuccess } from '../ui/toast.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import styles from './Password.module.css';
import { useDeadLink } from './useDeadLink.ts';

registerTexts(authTexts);
registerTexts(passwordTexts);

/** Where the link of the message leads (specification §2.2). */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [isDead, markDead] = useDeadLink('/reset-password/check', token);
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{t('password.resetTitle')}</h1>
        {!isDead ? (
          <ResetForm token={token} onDead={markDead} />
        ) : (
          <>
            <Alert tone="error" title={t('password.deadTitle')}>
              <p>{t(token ? 'password.linkDead' : 'password.noToken')}</p>
            </Alert>
            <ButtonLink to={paths.forgottenPassword}>{t('password.newLink')}</ButtonLink>
          </>
        )}
      </Card>
    </div>
  );
}

interface ResetFormProps {
  token: string;
  /** The link has served or expired. */
  onDead: () => void;
}

export function ResetForm({ token, onDead }: ResetFormProps) {
  const navigate = useNavigate();
  const form = useForm<NewPassword>({
    resolver: standardSchemaResolver(newPasswordSchema),
    defaultValues: { newPassword: '', confirmNewPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  const { keyFor } = useAttemptKey();
  const save = form.handleSubmit(async (passwords) => {
    const body = { token, ...passwords };
    const answer = await api.put('/reset-password', { body, idempotencyKey: keyFor(JSON.stringify(body)) });
    if (answer.ok) {
      // Its session has ended with all others.
      clearSession();
      void navigate(paths.login, { replace: true });
      return toastSuccess(t('password.resetDone'));
    }
    if (answer.code === 'LINK_DEAD') return onDead();
    showFormFailure(answer, form.setError, {
      NewPassword: 'newPassword',
      ConfirmNewPassword: 'confirmNewPassword',
    });
  });
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <p className={styles.soft}>{t('password.resetIntro')}</p>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <NewPasswordFields
        typed={typed}
        password={{ input: form.register('newPassword'), error: errors.newPassword?.message }}
        confirmation={{ input: form.register('confirmNewPassword'), error: errors.confirmNewPassword?.message }}
      />
      <Button type="submit" busy={isSubmitting}>
        {t(isSubmitting ? 'password.saving' : 'password.resetSubmit')}
      </Button>
    </form>
  );
}
