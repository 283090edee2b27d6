import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ComponentProps, useId } from 'react';
import { type Resolver, type UseFormSetError, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { openSession } from '../../shared/client/session.ts';
import { api } from '../api.ts';
import { useAttemptKey } from '../forms/useAttemptKey.ts';
import { useKeptForm } from '../forms/useKeptForm.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { paths } from '../paths.ts';
import { clearDraft } from '../projects/wizard/draft/draftState.ts';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { describedBy, FieldError } from '../ui/Field.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { PhoneField } from '../ui/PhoneField.tsx';
import { ReadyForm } from '../ui/ReadyForm.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './Registration.module.css';
import { type RegistrationForm, registrationFormSchema } from './registrationForm.ts';

// What the schema lets through is the form with its terms accepted.
const resolver = standardSchemaResolver(registrationFormSchema) as unknown as Resolver<RegistrationForm>;

/** The sign-up form of a contractor (specification §2.2, §5). What is no secret is there again after a reload. */
export function RegisterFields() {
  const { register, control, handleSubmit, setError, formState, forget } = useKeptForm<RegistrationForm>({
    name: 'register',
    never: ['password', 'confirmPassword', 'acceptsTerms'],
    resolver,
    defaultValues: { email: '', phoneNumber: '', password: '', confirmPassword: '', acceptsTerms: false },
  });
  const signUp = useRegister(setError, forget);
  const typed = useWatch({ control, name: 'password' });
  const { errors, isSubmitting } = formState;
  const errorOf = (field: keyof RegistrationForm) => {
    const message = errors[field]?.message;
    return message ? say(message) : undefined;
  };
  return (
    <ReadyForm className={styles.form} onSubmit={handleSubmit(signUp)}>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <TextField
        label={t('register.email')}
        error={errorOf('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        aria-required
        {...register('email')}
      />
      <PhoneField
        label={t('register.phoneNumber')}
        error={errorOf('phoneNumber')}
        placeholder="620 00 00 00"
        aria-required
        {...register('phoneNumber')}
      />
      <NewPasswordFields
        typed={typed}
        labels={{ password: t('register.password'), confirmation: t('register.confirmPassword') }}
        password={{ input: register('password'), error: errors.password?.message }}
        confirmation={{ input: register('confirmPassword'), error: errors.confirmPassword?.message }}
      />
      <TermsField error={errorOf('acceptsTerms')} {...register('acceptsTerms')} />
      <Button type="submit" busy={isSubmitting}>
        {t(isSubmitting ? 'register.submitting' : 'register.submit')}
      </Button>
    </ReadyForm>
  );
}

interface TermsFieldProps extends ComponentProps<'input'> {
  error: string | undefined;
}

/** Acceptance of the terms of use. They open beside the form, so that nothing typed is lost. */
function TermsField({ error, ...input }: TermsFieldProps) {
  const id = useId();
  return (
    <div className={styles.terms}>
      <div className={styles.termsRow}>
        <input {...input} {...describedBy(id, { error })} id={id} type="checkbox" aria-required />
        <label htmlFor={id}>
          {t('register.acceptBefore')} <Document to={paths.terms}>{t('register.termsOfUse')}</Document>{' '}
          {t('register.acceptAnd')} <Document to={paths.privacy}>{t('register.privacy')}</Document>
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

function Document({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
      <span className={styles.hidden}> {t('layout.newTab')}</span>
    </a>
  );
}

/** Opens the contractor's account and session, then leads to the company's details (specification §4). */
function useRegister(setError: UseFormSetError<RegistrationForm>, forget: () => void) {
  const navigate = useNavigate();
  // An answer lost on the way makes no second account.
  const { keyFor } = useAttemptKey();

  return async ({ email, phoneNumber, password }: RegistrationForm) => {
    const body = { email, phoneNumber, password, role: 'Entrepreneur' } as const;
    const answer = await api.post('/register', {
      body,
      idempotencyKey: keyFor(JSON.stringify(body)),
    });
    if (!answer.ok) {
      showFormFailure(answer, setError, { Email: 'email', PhoneNumber: 'phoneNumber', Password: 'password' });
      return;
    }
    const { accessToken } = answer.body;
    if (!accessToken) return setError('root', { message: t('common.unexpected') });
    forget();
    openSession(accessToken, { ...answer.entity, role: 'Entrepreneur' });
    await clearDraft();
    void navigate(paths.onboarding, { replace: true });
  };
}
