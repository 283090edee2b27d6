import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import type { ApiFailure } from '../../shared/client/envelope.ts';
import { FACTOR_NAME_MAX } from '../../shared/factors/rules.ts';
import { factorNameSchema } from '../../shared/factors/schemas.ts';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { TextField } from '../ui/TextField.tsx';
import styles from './Factors.module.css';

interface NameFormProps {
  name: string;
  submit: string;
  /** Sends the name; a failure stays on the form. */
  onName: (name: string) => Promise<ApiFailure | string | undefined>;
  onLeave: () => void;
}

/** What a factor is called, by its owner. */
export function NameForm({ name, submit, onName, onLeave }: NameFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<{ name: string }>({
    resolver: standardSchemaResolver(factorNameSchema),
    defaultValues: { name },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (form) => {
    const failure = await onName(form.name);
    if (typeof failure === 'string') setError('root', { message: failure });
    else if (failure) showFormFailure(failure, setError, { Name: 'name' });
  });
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <TextField
        label={t('factors.name')}
        hint={t('factors.nameHint')}
        error={errors.name?.message && say(errors.name.message)}
        maxLength={FACTOR_NAME_MAX}
        autoComplete="off"
        aria-required
        {...register('name')}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isSubmitting}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {t('factors.cancel')}
        </Button>
      </div>
    </form>
  );
}
