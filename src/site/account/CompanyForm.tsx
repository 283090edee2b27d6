import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { companyNameField, phoneField, requiredText } from '../../shared/api/fields.ts';
import { isAnotherCompany } from '../../shared/enterprises/identity.ts';
import { maskRegistrationNumber, registrationNumberProblem } from '../../shared/enterprises/registrationNumber.ts';
import type { EnterpriseView } from '../../shared/enterprises/views.ts';
import { maskPhone } from '../../shared/format/phone.ts';
import { api } from '../api.ts';
import { CitySelect } from '../enterprises/EnterpriseFields.tsx';
import { failureSentence } from '../failureSentence.ts';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { PhoneField } from '../ui/PhoneField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toastSuccess, toastWarning } from '../ui/toast.tsx';
import styles from './Account.module.css';
import { useUnsaved } from './useUnsaved.ts';

/** The company as its contractor corrects it. @param present the registration number it has. */
export function companySchema(present: string | null) {
  return z.object({
    name: companyNameField('enterprises.nameRequired').check(z.minLength(1, 'enterprises.nameRequired')),
    address: z.string().check(z.trim(), z.maxLength(200, 'common.tooLong')),
    cityId: requiredText('enterprises.cityRequired', 36),
    phoneNumber: phoneField('auth.phoneRequired'),
    registrationNumber: z.string().check(
      z.trim(),
      z.refine(
        (typed) => registrationNumberProblem(typed, present) === undefined,
        'enterprises.registrationNumberInvalid',
      ),
    ),
  });
}

export type CompanyValues = z.infer<ReturnType<typeof companySchema>>;

/** The fields by the names the server gives them. */
const companyFields = {
  Name: 'name',
  Address: 'address',
  CityId: 'cityId',
  PhoneNumber: 'phoneNumber',
  RegistrationNumber: 'registrationNumber',
} as const;

interface CompanyFormProps {
  enterprise: EnterpriseView;
  onSaved: (enterprise: EnterpriseView) => void;
  /** Somebody else was faster: what the server has now is to be loaded under what was typed. */
  onStale: () => void;
}

export function CompanyForm({ enterprise, onSaved, onStale }: CompanyFormProps) {
  const stored = {
    name: enterprise.name,
    address: enterprise.address,
    cityId: enterprise.city?.id ?? '',
    phoneNumber: maskPhone(enterprise.phoneNumber),
    registrationNumber: enterprise.registrationNumber ?? '',
  };
  const form = useForm<CompanyValues>({
    resolver: standardSchemaResolver(companySchema(enterprise.registrationNumber)),
    defaultValues: stored,
  });
  useUnsaved(`company ${enterprise.id}`, form, stored);
  const { register, control, handleSubmit, setError, setValue, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const sentence = (message: string | undefined) => (message ? say(message) : undefined);
  const [name, registrationNumber] = form.watch(['name', 'registrationNumber']);
  const number = register('registrationNumber');
  const save = handleSubmit(async (values) => {
    const services = enterprise.services.map(({ value }) => value);
    const { id, version } = enterprise;
    const answer = await api.put('/update-enterprise-infos', { body: { id, ...values, services, version } });
    if (answer.ok) {
      onSaved(answer.entity);
      return toastSuccess(t('enterprises.saved'));
    }
    if (answer.code === 'STALE') onStale();
    if (answer.code !== 'COMPANY_EXISTS') return showFormFailure(answer, setError, companyFields);
    setError('registrationNumber', { message: failureSentence(answer) }, { shouldFocus: true });
    return toastWarning(failureSentence(answer));
  });
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <h2>{t('enterprises.title')}</h2>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <div className={styles.pair}>
        <TextField
          label={t('enterprises.name')}
          error={sentence(errors.name?.message)}
          autoComplete="organization"
          maxLength={120}
          aria-required
          {...register('name')}
        />
        <PhoneField
          label={t('enterprises.phoneNumber')}
          error={sentence(errors.phoneNumber?.message)}
          aria-required
          {...register('phoneNumber')}
        />
        <CitySelect control={control} name="cityId" />
        <TextField
          label={t('enterprises.address')}
          error={sentence(errors.address?.message)}
          optional
          autoComplete="street-address"
          maxLength={200}
          {...register('address')}
        />
      </div>
      <TextField
        label={t('enterprises.registrationNumber')}
        hint={t('enterprises.registrationNumberHint')}
        error={sentence(errors.registrationNumber?.message)}
        autoCapitalize="characters"
        spellCheck={false}
        {...number}
        onChange={(event) => {
          void number.onChange(event);
          setValue('registrationNumber', maskRegistrationNumber(event.target.value));
        }}
      />
      {enterprise.status === 'Verified' && isAnotherCompany(enterprise, { name, registrationNumber }) && (
        <Alert tone="warning">{t('enterprises.checkedAgain')}</Alert>
      )}
      {isDirty && <p className={styles.soft}>{t('account.unsaved')}</p>}
      <Button type="submit" className={styles.save} busy={isSubmitting}>
        {t(isSubmitting ? 'users.saving' : 'users.save')}
      </Button>
    </form>
  );
}
