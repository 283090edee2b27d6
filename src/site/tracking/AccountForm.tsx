import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { type NewPassword, newPasswordSchema } from '../../shared/auth/passwordSchemas.ts';
import { passwordTexts } from '../../shared/auth/passwordTexts.ts';
import { authTexts } from '../../shared/auth/texts.ts';
import { openSession } from '../../shared/client/session.ts';
import { api } from '../api.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { paths } from '../paths.ts';
import { registerTexts, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { toastSuccess } from '../ui/toast.tsx';
import styles from './Acts.module.css';
import { useCodeStep } from './CodeStep.tsx';

registerTexts(authTexts);
registerTexts(passwordTexts);

/** Chooses the password; the code is asked for when it is needed, and what was typed stays. */
export function AccountForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const { step, goesOn } = useCodeStep(token);
  const [hasAccount, setHasAccount] = useState(false);
  const form = useForm<NewPassword>({
    resolver: standardSchemaResolver(newPasswordSchema),
    defaultValues: { newPassword: '', confirmNewPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  const { setFocus } = form;
  // The button that opened the form is gone.
  useEffect(() => setFocus('newPassword'), [setFocus]);
  const save = form.handleSubmit(async ({ newPassword: password }) => {
    const answer = await api.post('/tracking/{token}/account', {
      path: { token },
      body: { password },
      once: `account:${token}`,
    });
    if (goesOn(answer, save)) return;
    if (!answer.ok) {
      if (answer.code === 'ACCOUNT_EXISTS') return setHasAccount(true);
      return showFormFailure(answer, form.setError, { Password: 'newPassword' });
    }
    const { accessToken } = answer.body;
    if (!accessToken) return form.setError('root', { message: t('common.unexpected') });
    openSession(accessToken, { ...answer.entity, role: 'Client' });
    void navigate(paths.ownRequests);
    return toastSuccess(t('trackingAccount.done'));
  });
  if (hasAccount) return <HasAccount />;
  return (
    <>
      <form className={styles.form} noValidate onSubmit={save}>
        {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
        <p>{t('trackingAccount.login')}</p>
        <NewPasswordFields
          typed={typed}
          labels={{ password: t('trackingAccount.password'), confirmation: t('trackingAccount.confirm') }}
          password={{ input: form.register('newPassword'), error: errors.newPassword?.message }}
          confirmation={{ input: form.register('confirmNewPassword'), error: errors.confirmNewPassword?.message }}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={isSubmitting}>
            {t(isSubmitting ? 'trackingAccount.saving' : 'trackingAccount.submit')}
          </Button>
        </div>
      </form>
      {step}
    </>
  );
}

function HasAccount() {
  return (
    <Alert tone="info">
      <p>{t('trackingAccount.exists')}</p>
      <div className={styles.buttons}>
        <ButtonLink to={paths.login}>{t('trackingAccount.toLogin')}</ButtonLink>
        <ButtonLink to={paths.forgottenPassword} variant="quiet">
          {t('trackingAccount.forgotten')}
        </ButtonLink>
      </div>
    </Alert>
  );
}
