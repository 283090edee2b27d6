import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { requiredText } from '../../../shared/api/fields.ts';
import { LANDMARK_MAX } from '../../../shared/projects/details.ts';
import { contactDays, DESCRIPTION_MAX, hourRanges, OTHER } from '../../../shared/projects/options.ts';
import { correctedFields } from '../../../shared/tracking/actSchemas.ts';
import { api } from '../../api.ts';
import { useDistricts } from '../../catalog/lists.ts';
import { useKeptForm } from '../../forms/useKeptForm.ts';
import { say, t } from '../../texts.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { DateField, TextArea, TextField } from '../../ui/TextField.tsx';
import styles from '../Acts.module.css';
import { ActForm } from './ActForm.tsx';
import { changedIn, type Fields, fieldsOf, pick, wordsOf } from './correction.ts';
import { type ActProps, showActFailure } from './useAct.ts';

/** « Autre » is the choice, and what is typed the hours. */
const formSchema = z.extend(correctedFields, {
  hoursOption: requiredText('projects.hoursRangeRequired', 100),
  preferredHoursRange: z.string(),
});

type Correction = z.input<typeof formSchema>;

const days = contactDays.map((day) => ({ value: day, label: day }));

/**
 * What was asked for, to correct; the city and the service are corrected by telephone. Changed fields alone are sent: a
 * form that has been open for long takes nothing back. A field that somebody else has corrected meanwhile is shown as
 * it is now, and replaced where the client saves once more.
 */
export function CorrectForm({ token, tracked, onDone, onChanged, onRefused }: ActProps) {
  const { request } = tracked;
  /** What the client's changes are compared with. */
  const [seen, setSeen] = useState(() => fieldsOf(request));
  const isListed = hourRanges.some(({ value }) => value === request.preferredHoursRange);
  const { register, handleSubmit, setError, watch, formState, forget } = useKeptForm<Correction>({
    name: `correct:${tracked.reference}`,
    resolver: standardSchemaResolver(formSchema, undefined, { raw: true }),
    defaultValues: {
      ...fieldsOf(request),
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
  const showNewer = async (changed: readonly (keyof Fields)[]) => {
    const answer = await api.get('/tracking/{token}', { path: { token } });
    if (!answer.ok) return;
    const now = fieldsOf(answer.entity.request);
    const newer = changedIn(now, seen).filter((field) => changed.includes(field));
    setSeen({ ...seen, ...pick(now, newer) });
    onChanged(answer.entity);
    // From the last to the first, so that the first has the focus.
    for (const field of [...newer].reverse()) {
      const message = now[field]
        ? t('tracking.correctedTo', { words: wordsOf(answer.entity.request, field) })
        : t('tracking.emptiedMeanwhile');
      const at = field === 'preferredHoursRange' && !isOther ? 'hoursOption' : field;
      setError(at, { message }, { shouldFocus: true });
    }
  };
  const send = handleSubmit(async ({ hoursOption, preferredHoursRange, ...details }) => {
    const hours = hoursOption === OTHER ? preferredHoursRange.trim() || OTHER : hoursOption;
    const typed = { ...details, landmark: details.landmark ?? '', districtId: details.districtId ?? '' };
    const fields = { ...typed, preferredHoursRange: hours };
    const changed = changedIn(fields, seen);
    // Without a key: the same again changes nothing, and what staff changed back since is corrected anew.
    const answer = await api.post('/tracking/{token}/correct', {
      path: { token },
      body: { ...pick(fields, changed), before: pick(seen, changed) },
    });
    if (answer.ok) {
      forget();
      return onDone(answer.entity);
    }
    if (answer.code === 'STALE') await showNewer(changed);
    showActFailure(
      answer,
      setError,
      {
        Description: 'description',
        Address: 'address',
        Landmark: 'landmark',
        DistrictId: 'districtId',
        DesiredStartDate: 'desiredStartDate',
        PreferredContactDays: 'preferredContactDays',
        PreferredHoursRange: 'preferredHoursRange',
      },
      onRefused,
    );
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
