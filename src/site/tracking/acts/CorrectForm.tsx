import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { requiredText } from '../../../shared/api/fields.ts';
import { LANDMARK_MAX } from '../../../shared/projects/details.ts';
import { contactDays, DESCRIPTION_MAX, hourRanges, OTHER } from '../../../shared/projects/options.ts';
import { correctTrackedSchema } from '../../../shared/tracking/actSchemas.ts';
import { api } from '../../api.ts';
import { useDistricts } from '../../catalog/lists.ts';
import { useKeptForm } from '../../forms/useKeptForm.ts';
import { say, t } from '../../texts.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { DateField, TextArea, TextField } from '../../ui/TextField.tsx';
import styles from '../Acts.module.css';
import { ActForm } from './ActForm.tsx';
import { type ActProps, showActFailure } from './useAct.ts';

/** « Autre » is the choice, and what is typed the hours. */
const formSchema = z.extend(correctTrackedSchema, {
  hoursOption: requiredText('projects.hoursRangeRequired', 100),
  preferredHoursRange: z.string(),
});

type Correction = z.input<typeof formSchema>;

const days = contactDays.map((day) => ({ value: day, label: day }));

/** What was asked for, to correct; the city and the service are corrected by telephone. */
export function CorrectForm({ token, tracked, onDone }: ActProps) {
  const { request } = tracked;
  const isListed = hourRanges.some(({ value }) => value === request.preferredHoursRange);
  const { register, handleSubmit, setError, watch, formState, forget } = useKeptForm<Correction>({
    name: `correct:${tracked.reference}`,
    resolver: standardSchemaResolver(formSchema, undefined, { raw: true }),
    defaultValues: {
      description: request.description,
      address: request.address,
      landmark: request.landmark ?? '',
      districtId: request.districtId ?? '',
      desiredStartDate: request.desiredStartDate,
      preferredContactDays: request.preferredContactDays as Correction['preferredContactDays'],
      hoursOption: isListed ? request.preferredHoursRange : OTHER,
      preferredHoursRange: isListed ? '' : request.preferredHoursRange,
    },
  });
  const { errors, isSubmitting } = formState;
  const errorOf = (field: keyof Correction) => {
    const message = errors[field]?.message;
    return message ? say(message) : undefined;
  };
  const isOther = watch('hoursOption') === OTHER;
  const send = handleSubmit(async ({ hoursOption, preferredHoursRange, ...details }) => {
    const hours = hoursOption === OTHER ? preferredHoursRange.trim() || OTHER : hoursOption;
    const answer = await api.post('/tracking/{token}/correct', {
      path: { token },
      body: { ...details, preferredHoursRange: hours },
      once: `correct:${tracked.reference}`,
    });
    if (answer.ok) {
      forget();
      onDone(answer.entity);
    } else
      showActFailure(answer, setError, {
        Description: 'description',
        Address: 'address',
        Landmark: 'landmark',
        DistrictId: 'districtId',
        DesiredStartDate: 'desiredStartDate',
        PreferredContactDays: 'preferredContactDays',
        PreferredHoursRange: 'preferredHoursRange',
      });
  });
  return (
    <ActForm
      intro={t('tracking.correctIntro')}
      error={errors.root?.message}
      submit={t('tracking.correctSend')}
      isBusy={isSubmitting}
      onSubmit={send}
    >
      <TextArea
        label={t('tracking.description')}
        maxLength={DESCRIPTION_MAX}
        error={errorOf('description')}
        {...register('description')}
      />
      <DistrictField cityId={request.cityId} error={errorOf('districtId')} input={register('districtId')} />
      <TextField label={t('tracking.address')} maxLength={200} error={errorOf('address')} {...register('address')} />
      <TextField
        label={t('tracking.landmark')}
        optional
        maxLength={LANDMARK_MAX}
        error={errorOf('landmark')}
        {...register('landmark')}
      />
      <DateField
        label={t('tracking.startDate')}
        error={errorOf('desiredStartDate')}
        aria-required
        {...register('desiredStartDate')}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('tracking.contactDays')}
          placeholder={null}
          options={days}
          error={errorOf('preferredContactDays')}
          aria-required
          {...register('preferredContactDays')}
        />
        <SelectField
          label={t('tracking.contactHours')}
          placeholder={null}
          options={hourRanges}
          error={errorOf('hoursOption')}
          aria-required
          {...register('hoursOption')}
        />
      </div>
      {isOther && (
        <TextField
          label={t('tracking.contactOther')}
          hint={request.preferredHoursRange === OTHER && t('tracking.hoursSaid')}
          optional={request.preferredHoursRange === OTHER}
          maxLength={100}
          error={errorOf('preferredHoursRange')}
          {...register('preferredHoursRange')}
        />
      )}
    </ActForm>
  );
}

interface DistrictFieldProps {
  cityId: string;
  error: string | undefined;
  input: UseFormRegisterReturn;
}

/** Of the request's own city. A list that does not load leaves the district as it is. */
function DistrictField({ cityId, error, input }: DistrictFieldProps) {
  const list = useDistricts(cityId);
  if (list.status !== 'ready') return null;
  return (
    <SelectField
      label={t('tracking.district')}
      optional
      placeholder={t('tracking.districtUnknown')}
      options={list.items.map(({ id, name }) => ({ value: id, label: name }))}
      error={error}
      {...input}
    />
  );
}
