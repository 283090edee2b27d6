import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { SessionUser } from '../../../shared/client/session.ts';
import { NAME_MAX } from '../../../shared/format/plainText.ts';
import { DocumentPicker } from '../../enterprises/documents/DocumentPicker.tsx';
import type { Documents } from '../../enterprises/documents/useDocuments.ts';
import { CitySelect, ServicesField } from '../../enterprises/EnterpriseFields.tsx';
import { type KeptForm, useKeptForm } from '../../forms/useKeptForm.ts';
import { paths } from '../../paths.ts';
import { useSiteSettings } from '../../settings/useSiteSettings.ts';
import { say, t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Onboarding.module.css';
import { emptyOnboarding, type OnboardingForm, onboardingSchema } from './onboardingForm.ts';

interface OnboardingFieldsProps {
  user: SessionUser;
  documents: Documents;
  onSave: (values: OnboardingForm, form: KeptForm<OnboardingForm>) => Promise<void>;
}

export function OnboardingFields({ user, documents, onSave }: OnboardingFieldsProps) {
  const navigate = useNavigate();
  const form = useKeptForm<OnboardingForm>({
    name: 'onboarding',
    resolver: standardSchemaResolver(onboardingSchema),
    defaultValues: { ...emptyOnboarding, firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
  });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit((values) => onSave(values, form));
  return (
    <form className={styles.page} noValidate onSubmit={save}>
      <header className={styles.head}>
        <h1>{t('onboarding.title')}</h1>
        <p className={styles.soft}>{t('onboarding.intro')}</p>
        <p className={styles.small}>{t('onboarding.kept')}</p>
      </header>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <PersonFields form={form} />
      <CompanyFields form={form} />
      <DocumentPicker documents={documents} title={t('onboarding.documents')} />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void navigate(paths.home)}>
          <Icon name="arrow-left" />
          {t('onboarding.return')}
        </Button>
        <Button type="submit" busy={isSubmitting || documents.isPreparing}>
          {t(isSubmitting ? 'onboarding.saving' : 'onboarding.next')}
          <Icon name="arrow-right" />
        </Button>
      </div>
    </form>
  );
}

function PersonFields({ form: { register, formState } }: { form: UseFormReturn<OnboardingForm> }) {
  const { errors } = formState;
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('onboarding.you')}</legend>
      <div className={styles.pair}>
        <TextField
          label={t('users.lastName')}
          error={errors.lastName?.message && say(errors.lastName.message)}
          autoComplete="family-name"
          maxLength={NAME_MAX}
          aria-required
          {...register('lastName')}
        />
        <TextField
          label={t('users.firstName')}
          error={errors.firstName?.message && say(errors.firstName.message)}
          autoComplete="given-name"
          maxLength={NAME_MAX}
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

function CompanyFields({ form: { control, register, formState, setValue } }: { form: UseFormReturn<OnboardingForm> }) {
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
