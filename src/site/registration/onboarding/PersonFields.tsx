import type { UseFormReturn } from 'react-hook-form';
import { say, t } from '../../texts.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Onboarding.module.css';
import type { OnboardingForm } from './onboardingForm.ts';

export function PersonFields({ form: { register, formState } }: { form: UseFormReturn<OnboardingForm> }) {
  const { errors } = formState;
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('onboarding.you')}</legend>
      <div className={styles.pair}>
        <TextField
          label={t('users.lastName')}
          error={errors.lastName?.message && say(errors.lastName.message)}
          autoComplete="family-name"
          maxLength={80}
          aria-required
          {...register('lastName')}
        />
        <TextField
          label={t('users.firstName')}
          error={errors.firstName?.message && say(errors.firstName.message)}
          autoComplete="given-name"
          maxLength={80}
          aria-required
          {...register('firstName')}
        />
      </div>
      <TextField
        label={t('users.occupiedPosition')}
        error={errors.occupiedPosition?.message && say(errors.occupiedPosition.message)}
        optional
        autoComplete="organization-title"
        maxLength={80}
        {...register('occupiedPosition')}
      />
    </fieldset>
  );
}
