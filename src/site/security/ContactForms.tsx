import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { maskPhone } from '../../shared/format/phone.ts';
import { emailChangeSchema, phoneChangeSchema, type StartContactChange } from '../../shared/security/contactSchemas.ts';
import type { ContactChange } from '../../shared/security/views.ts';
import accountStyles from '../account/Account.module.css';
import { api } from '../api.ts';
import { useAttemptKey } from '../forms/useAttemptKey.ts';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { PhoneField } from '../ui/PhoneField.tsx';
import { PasswordField, TextField } from '../ui/TextField.tsx';
import styles from './Security.module.css';

interface FormProps {
  onSent: (change: ContactChange) => void;
  onCancel: () => void;
}

/** Once for one value, over lost connections. */
function useSendCode() {
  const { keyFor } = useAttemptKey();
  return (body: StartContactChange, value: string) =>
    api.post('/account/contact-change', { body, idempotencyKey: keyFor(value) });
}

const sentence = (message: string | undefined) => (message ? say(message) : undefined);

/** @param typed the number that was typed elsewhere. */
export function PhoneForm({ typed, onSent, onCancel }: FormProps & { typed: string }) {
  const { register, handleSubmit, setError, formState } = useForm<z.infer<typeof phoneChangeSchema>>({
    resolver: standardSchemaResolver(phoneChangeSchema),
    defaultValues: { channel: 'phone', phoneNumber: maskPhone(typed), password: '' },
  });
  const { errors, isSubmitting } = formState;
  const sendCode = useSendCode();
  const send = handleSubmit(async (body) => {
    const answer = await sendCode(body, body.phoneNumber);
    if (answer.ok) return onSent(answer.entity);
    showFormFailure(answer, setError, { PhoneNumber: 'phoneNumber', Password: 'password' });
  });
  return (
    <form className={accountStyles.form} noValidate onSubmit={send}>
      <RootError errors={errors} />
      <PhoneField
        label={t('security.newPhone')}
        error={sentence(errors.phoneNumber?.message)}
        aria-required
        {...register('phoneNumber')}
      />
      <PasswordAndButtons
        input={register('password')}
        error={sentence(errors.password?.message)}
        isSubmitting={isSubmitting}
        onCancel={onCancel}
      />
    </form>
  );
}

export function EmailForm({ onSent, onCancel }: FormProps) {
  const { register, handleSubmit, setError, formState } = useForm<z.infer<typeof emailChangeSchema>>({
    resolver: standardSchemaResolver(emailChangeSchema),
    defaultValues: { channel: 'email', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const sendCode = useSendCode();
  const send = handleSubmit(async (body) => {
    const answer = await sendCode(body, body.email);
    if (answer.ok) return onSent(answer.entity);
    showFormFailure(answer, setError, { Email: 'email', Password: 'password' });
  });
  return (
    <form className={accountStyles.form} noValidate onSubmit={send}>
      <RootError errors={errors} />
      <TextField
        label={t('security.newEmail')}
        error={sentence(errors.email?.message)}
        type="email"
        autoComplete="email"
        maxLength={254}
        aria-required
        {...register('email')}
      />
      <PasswordAndButtons
        input={register('password')}
        error={sentence(errors.password?.message)}
        isSubmitting={isSubmitting}
        onCancel={onCancel}
      />
    </form>
  );
}

function RootError({ errors }: { errors: FieldErrors }) {
  const message = errors.root?.message;
  return message ? <Alert tone="error">{message}</Alert> : null;
}

interface PasswordAndButtonsProps {
  input: UseFormRegisterReturn;
  error: string | undefined;
  isSubmitting: boolean;
  onCancel: () => void;
}

function PasswordAndButtons({ input, error, isSubmitting, onCancel }: PasswordAndButtonsProps) {
  return (
    <>
      <PasswordField label={t('security.currentPassword')} error={error} aria-required {...input} />
      <div className={styles.buttons}>
        <Button type="submit" busy={isSubmitting}>
          {t(isSubmitting ? 'security.sendingCode' : 'security.sendCode')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('security.cancel')}
        </Button>
      </div>
    </>
  );
}
