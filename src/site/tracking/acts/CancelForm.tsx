import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { ReactNode } from 'react';
import { type Control, Controller } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { ApiResult } from '../../../shared/client/envelope.ts';
import { CLOSING_NOTE_MAX, clientReasons } from '../../../shared/projects/closing.ts';
import { cancelTrackedSchema, foundElsewhereSchema } from '../../../shared/tracking/actSchemas.ts';
import type { TrackingView } from '../../../shared/tracking/views.ts';
import { api } from '../../api.ts';
import { useKeptForm } from '../../forms/useKeptForm.ts';
import { say, t } from '../../texts.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { TextArea } from '../../ui/TextField.tsx';
import { ActForm } from './ActForm.tsx';
import { type ActProps, showActFailure } from './useAct.ts';

type End = z.input<typeof cancelTrackedSchema>;

interface EndFormProps extends ActProps {
  act: 'cancel' | 'found';
  schema: typeof cancelTrackedSchema | typeof foundElsewhereSchema;
  intro: string;
  submit: string;
  send: (body: End) => Promise<ApiResult<TrackingView>>;
  reason?: (control: Control<End>, error: string | undefined) => ReactNode;
}

/** Another key once the request was read anew: what ended may be opened again by staff, and ended again. */
const ended = ({ reference, readAt }: TrackingView, act: EndFormProps['act']) => `${act}:${reference}:${readAt}`;

/** The end by the client, with a reason. */
export function CancelForm(props: ActProps) {
  const { token, tracked } = props;
  return (
    <EndForm
      {...props}
      act="cancel"
      schema={cancelTrackedSchema}
      intro={t('tracking.cancelIntro')}
      submit={t('tracking.cancelSend')}
      send={(body) => api.post('/tracking/{token}/cancel', { path: { token }, body, once: ended(tracked, 'cancel') })}
      reason={(control, error) => <Reason control={control} error={error} />}
    />
  );
}

/** They found somebody without us. */
export function FoundForm(props: ActProps) {
  const { token, tracked } = props;
  return (
    <EndForm
      {...props}
      act="found"
      schema={foundElsewhereSchema}
      intro={t('tracking.foundIntro')}
      submit={t('tracking.foundSend')}
      send={({ note }) =>
        api.post('/tracking/{token}/found', { path: { token }, body: { note }, once: ended(tracked, 'found') })
      }
    />
  );
}

function EndForm({ tracked, act, schema, intro, submit, send, reason, onDone, onRefused }: EndFormProps) {
  const { control, register, handleSubmit, setError, formState, forget } = useKeptForm<End>({
    name: `${act}:${tracked.reference}`,
    resolver: standardSchemaResolver(schema as typeof cancelTrackedSchema, undefined, { raw: true }),
    defaultValues: { note: '' },
  });
  const { errors, isSubmitting } = formState;
  const onSubmit = handleSubmit(async (body) => {
    const answer = await send(body);
    if (!answer.ok) return showActFailure(answer, setError, { Reason: 'reason', Note: 'note' }, onRefused);
    forget();
    onDone(answer.entity);
  });
  return (
    <ActForm
      intro={intro}
      error={errors.root?.message}
      submit={submit}
      variant="danger"
      isBusy={isSubmitting}
      onSubmit={onSubmit}
    >
      {reason?.(control, errors.reason?.message)}
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

function Reason({ control, error }: { control: Control<End>; error: string | undefined }) {
  return (
    <Controller
      control={control}
      name="reason"
      render={({ field: { ref, name, value, onChange } }) => (
        <ChoiceGroup
          ref={ref}
          type="radio"
          name={name}
          legend={t('tracking.reason')}
          error={error && say(error)}
          options={clientReasons.map((reason) => ({ value: reason, label: t(`tracking.reason.${reason}`) }))}
          value={value ? [value] : []}
          onChange={([chosen]) => onChange(chosen)}
        />
      )}
    />
  );
}
