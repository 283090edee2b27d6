import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { type UpdatePassword, updatePasswordSchema } from '../../shared/auth/passwordSchemas.ts';
import { currentSession } from '../../shared/client/session.ts';
import { api } from '../api.ts';
import { useAttemptKey } from '../forms/useAttemptKey.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { paths } from '../paths.ts';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { PasswordField } from '../ui/TextField.tsx';
import { toastSuccess } from '../ui/toast.tsx';
import styles from './Account.module.css';
import { useAccount } from './AccountLayout.tsx';

/** Changes a known password, then leads back to the account (specification §2.6). */
export function PasswordPage() {
  const { user } = useAccount();
  return (
    <div className={styles.page}>
      <h1>{t('password.changeTitle')}</h1>
      {user?.hasPassword === false ? (
        <Alert tone="info" title={t('password.noneTitle')}>
          <p>{t('password.none')}</p>
        </Alert>
      ) : (
        <Card>
          <ChangeForm userId={currentSession()?.user.id ?? ''} />
        </Card>
      )}
    </div>
  );
}

const fields = { Password: 'password', NewPassword: 'newPassword', ConfirmNewPassword: 'confirmNewPassword' } as const;

function ChangeForm({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const { register, control, handleSubmit, setError, formState } = useForm<UpdatePassword>({
    resolver: standardSchemaResolver(updatePasswordSchema),
    defaultValues: { userId, password: '', newPassword: '', confirmNewPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control, name: 'newPassword' });
  const { keyFor } = useAttemptKey();
  const save = handleSubmit(async (body) => {
    const answer = await api.put('/update-password', { body, idempotencyKey: keyFor(JSON.stringify(body)) });
    if (!answer.ok) return showFormFailure(answer, setError, fields);
    void navigate(paths.account);
    return toastSuccess(t('password.changed'));
  });
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <p className={styles.soft}>{t('password.changeIntro')}</p>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <PasswordField
        label={t('password.current')}
        error={errors.password?.message && say(errors.password.message)}
        aria-required
        {...register('password')}
      />
      <NewPasswordFields
        typed={typed}
        password={{ input: register('newPassword'), error: errors.newPassword?.message }}
        confirmation={{ input: register('confirmNewPassword'), error: errors.confirmNewPassword?.message }}
      />
      <Button type="submit" className={styles.save} busy={isSubmitting}>
        {t(isSubmitting ? 'password.saving' : 'password.resetSubmit')}
      </Button>
    </form>
  );
}
