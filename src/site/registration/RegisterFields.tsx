import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { PhoneField } from '../ui/PhoneField.tsx';
import { ReadyForm } from '../ui/ReadyForm.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './Registration.module.css';
import { type RegistrationForm, registrationFormSchema } from './registrationForm.ts';
import { TermsField } from './TermsField.tsx';
import { useRegister } from './useRegister.ts';

// What the schema lets through is the form with its terms accepted.
const resolver = standardSchemaResolver(registrationFormSchema) as unknown as Resolver<RegistrationForm>;

/** The sign-up form of a contractor (specification §2.2, §5). */
export function RegisterFields() {
  const { register, control, handleSubmit, setError, formState } = useForm<RegistrationForm>({
    resolver,
    defaultValues: { email: '', phoneNumber: '', password: '', confirmPassword: '', acceptsTerms: false },
  });
  const signUp = useRegister(setError);
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
