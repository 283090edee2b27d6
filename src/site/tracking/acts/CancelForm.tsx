import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Controller, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { CLOSING_NOTE_MAX, clientReasons } from '../../../shared/projects/closing.ts';
import { cancelTrackedSchema, foundElsewhereSchema } from '../../../shared/tracking/actSchemas.ts';
import { api } from '../../api.ts';
import { say, t } from '../../texts.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { TextArea } from '../../ui/TextField.tsx';
import { ActForm } from './ActForm.tsx';
import { type ActProps, showActFailure } from './useAct.ts';

/** The end by the client, with a reason. */
export function CancelForm({ token, tracked, onDone }: ActProps) {
  const { control, register, handleSubmit, setError, formState } = useForm<z.input<typeof cancelTrackedSchema>>({
    resolver: standardSchemaResolver(cancelTrackedSchema, undefined, { raw: true }),
    defaultValues: { note: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (body) => {
    const answer = await api.post('/tracking/{token}/cancel', {
      path: { token },
      body,
      once: `cancel:${tracked.reference}`,
    });
    if (answer.ok) onDone(answer.entity);
    else showActFailure(answer, setError, { Reason: 'reason', Note: 'note' });
  });
  return (
    <ActForm
      intro={t('tracking.cancelIntro')}
      error={errors.root?.message}
      submit={t('tracking.cancelSend')}
      variant="danger"
      isBusy={isSubmitting}
      onSubmit={send}
    >
      <Controller
        control={control}
        name="reason"
        render={({ field: { ref, name, value, onChange } }) => (
          <ChoiceGroup
            ref={ref}
            type="radio"
            name={name}
            legend={t('tracking.reason')}
            error={errors.reason?.message && say(errors.reason.message)}
            options={clientReasons.map((reason) => ({ value: reason, label: t(`tracking.reason.${reason}`) }))}
            value={value ? [value] : []}
            onChange={([chosen]) => onChange(chosen)}
          />
        )}
      />
      <TextArea
        label={t('tracking.note')}
        optional
        rows={3}
        maxLength={CLOSING_NOTE_MAX}
        error={errors.note?.message && say(errors.note.message)}
        {...register('note')}
      />
    </ActForm>
  );
}

/** They found somebody without us. */
export function FoundForm({ token, tracked, onDone }: ActProps) {
  const { register, handleSubmit, setError, formState } = useForm<z.input<typeof foundElsewhereSchema>>({
    resolver: standardSchemaResolver(foundElsewhereSchema, undefined, { raw: true }),
    defaultValues: { note: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (body) => {
    const answer = await api.post('/tracking/{token}/found', {
      path: { token },
      body,
      once: `found:${tracked.reference}`,
    });
    if (answer.ok) onDone(answer.entity);
    else showActFailure(answer, setError, { Note: 'note' });
  });
  return (
    <ActForm
      intro={t('tracking.foundIntro')}
      error={errors.root?.message}
      submit={t('tracking.foundSend')}
      variant="danger"
      isBusy={isSubmitting}
      onSubmit={send}
    >
      <TextArea
        label={t('tracking.note')}
        optional
        rows={3}
        maxLength={CLOSING_NOTE_MAX}
        error={errors.note?.message && say(errors.note.message)}
        {...register('note')}
      />
    </ActForm>
  );
}
