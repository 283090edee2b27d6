import { Controller, type UseFormReturn } from 'react-hook-form';
import { CitySelect } from '../../enterprises/CitySelect.tsx';
import { ServicesField } from '../../enterprises/ServicesField.tsx';
import { useSiteSettings } from '../../settings/useSiteSettings.ts';
import { say, t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Onboarding.module.css';
import type { OnboardingForm } from './onboardingForm.ts';

export function CompanyFields({
  form: { control, register, formState, setValue },
}: {
  form: UseFormReturn<OnboardingForm>;
}) {
  const { errors } = formState;
  const phone = useSiteSettings()?.supportPhone;
  const sentence = (message: string | undefined) => (message ? say(message) : undefined);
  const number = register('registrationNumber');
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('onboarding.company')}</legend>
      <TextField
        label={t('enterprises.name')}
        hint={t('enterprises.nameHint')}
        error={sentence(errors.name?.message)}
        optional
        autoComplete="organization"
        maxLength={120}
        {...register('name')}
      />
      <CitySelect control={control} name="cityId" />
      <TextField
        label={t('enterprises.address')}
        hint={t('enterprises.addressHint')}
        error={sentence(errors.address?.message)}
        optional
        autoComplete="street-address"
        maxLength={200}
        {...register('address')}
      />
      <TextField
        label={t('enterprises.registrationNumber')}
        hint={t('enterprises.registrationNumberHint')}
        error={sentence(errors.registrationNumber?.message)}
        optional
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={19}
        {...number}
        onChange={(event) => {
          void number.onChange(event);
          setValue('registrationNumber', event.target.value.toUpperCase());
        }}
      />
      {errors.registrationNumber?.type === 'exists' && phone && (
        <Alert tone="warning">
          <PhoneLink phone={phone} variant="secondary" isNamed />
        </Alert>
      )}
      <Controller
        control={control}
        name="services"
        render={({ field, fieldState }) => (
          <ServicesField value={field.value} onChange={field.onChange} error={sentence(fieldState.error?.message)} />
        )}
      />
    </fieldset>
  );
}
