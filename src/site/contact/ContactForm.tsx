import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { UseFormSetError } from 'react-hook-form';
import type * as z from 'zod/mini';
import { contactSchema, MESSAGE_MAX } from '../../shared/contact/schemas.ts';
import { api } from '../api.ts';
import { useKeptForm } from '../forms/useKeptForm.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { Link } from '../ui/Link.tsx';
import { PhoneField } from '../ui/PhoneField.tsx';
import { ReadyForm } from '../ui/ReadyForm.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import styles from './Contact.module.css';

/** What went wrong is said at its field; nothing typed is lost, also by a reload. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const user = useSession()?.user;
  const { register, handleSubmit, setError, formState, forget } = useKeptForm<ContactInput>({
    name: 'contact',
    resolver: standardSchemaResolver(contactSchema, undefined, { raw: true }),
    defaultValues: {
      name: user ? [user.firstName, user.lastName].filter(Boolean).join(' ') : '',
      email: '',
      phoneNumber: '',
      subject: '',
      message: '',
    },
  });
  const send = useContact(setError, () => {
    forget();
    onSent();
  });
  const { errors, isSubmitting } = formState;
  const sentence = (message: string | undefined) => (message ? say(message) : undefined);
  return (
    <Card>
      <ReadyForm className={styles.form} onSubmit={handleSubmit(send)}>
        {errors.root?.message && (
          <Alert tone="error" title={t('contact.failedTitle')}>
            {errors.root.message}
          </Alert>
        )}
        <TextField
          label={t('contact.name')}
          error={sentence(errors.name?.message)}
          autoComplete="name"
          aria-required
          {...register('name')}
        />
        <div className={styles.pair}>
          <PhoneField
            label={t('contact.phone')}
            hint={t('contact.reachHint')}
            error={sentence(errors.phoneNumber?.message)}
            {...register('phoneNumber')}
          />
          <TextField
            label={t('contact.email')}
            hint={t('contact.reachHint')}
            error={sentence(errors.email?.message)}
            type="email"
            autoComplete="email"
            {...register('email')}
          />
        </div>
        <TextField
          label={t('contact.subject')}
          error={sentence(errors.subject?.message)}
          maxLength={120}
          aria-required
          {...register('subject')}
        />
        <TextArea
          label={t('contact.message')}
          error={sentence(errors.message?.message)}
          rows={6}
          maxLength={MESSAGE_MAX}
          aria-required
          {...register('message')}
        />
        <p className={styles.note}>
          {t('contact.usesData')} <Link to={paths.privacy}>{t('contact.privacyLink')}</Link>
        </p>
        <Button type="submit" className={styles.send} busy={isSubmitting}>
          {t('contact.send')}
        </Button>
      </ReadyForm>
    </Card>
  );
}

export type ContactInput = z.input<typeof contactSchema>;

const fields = {
  Name: 'name',
  PhoneNumber: 'phoneNumber',
  Email: 'email',
  Subject: 'subject',
  Message: 'message',
} as const;

/** Sends the message once, however often a bad network makes it try. Where it fails, the form stays as it is. */
function useContact(setError: UseFormSetError<ContactInput>, onSent: () => void) {
  return async (form: ContactInput) => {
    const answer = await api.post('/contact', { body: form, once: 'contact' });
    if (answer.ok) onSent();
    else showFormFailure(answer, setError, fields);
  };
}
