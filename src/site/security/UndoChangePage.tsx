import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type NewPassword, newPasswordSchema } from '../../shared/auth/passwordSchemas.ts';
import { passwordTexts } from '../../shared/auth/passwordTexts.ts';
import { authTexts } from '../../shared/auth/texts.ts';
import { clearSession } from '../../shared/client/session.ts';
import { securityTexts } from '../../shared/security/texts.ts';
import { api } from '../api.ts';
import { useAttemptKey } from '../forms/useAttemptKey.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import styles from '../password/Password.module.css';
import { useDeadLink } from '../password/useDeadLink.ts';
import { paths } from '../paths.ts';
import { SupportPhone } from '../settings/SupportPhone.tsx';
import { registerTexts, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { toastSuccess } from '../ui/toast.tsx';

for (const catalogue of [authTexts, passwordTexts, securityTexts]) registerTexts(catalogue);

/** Where the message that tells of a change leads whoever did not make it. */
export function UndoChangePage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [isDead, markDead] = useDeadLink('/account/undo-change/check', token);
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{t('security.undoTitle')}</h1>
        {isDead ? (
          <Alert tone="error" title={t('security.linkDeadTitle')}>
            <p>{t('security.linkDead')}</p>
            <SupportPhone />
          </Alert>
        ) : (
          <UndoForm token={token} onDead={markDead} />
        )}
      </Card>
    </div>
  );
}

interface UndoFormProps {
  token: string;
  /** The link has served or expired. */
  onDead: () => void;
}

function UndoForm({ token, onDead }: UndoFormProps) {
  const navigate = useNavigate();
  const { register, control, handleSubmit, setError, formState } = useForm<NewPassword>({
    resolver: standardSchemaResolver(newPasswordSchema),
    defaultValues: { newPassword: '', confirmNewPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control, name: 'newPassword' });
  const { keyFor } = useAttemptKey();
  const undo = handleSubmit(async (passwords) => {
    const body = { token, ...passwords };
    const answer = await api.post('/account/undo-change', { body, idempotencyKey: keyFor(JSON.stringify(body)) });
    if (answer.ok) {
      // Its session has ended with all others.
      clearSession();
      void navigate(paths.login, { replace: true });
      return toastSuccess(t('security.undone'));
    }
    if (answer.code === 'LINK_DEAD') return onDead();
    showFormFailure(answer, setError, { NewPassword: 'newPassword', ConfirmNewPassword: 'confirmNewPassword' });
  });
  return (
    <form className={styles.form} noValidate onSubmit={undo}>
      <p className={styles.soft}>{t('security.undoIntro')}</p>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <NewPasswordFields
        typed={typed}
        password={{ input: register('newPassword'), error: errors.newPassword?.message }}
        confirmation={{ input: register('confirmNewPassword'), error: errors.confirmNewPassword?.message }}
      />
      <Button type="submit" busy={isSubmitting}>
        {t(isSubmitting ? 'security.undoing' : 'security.undo')}
      </Button>
    </form>
  );
}
