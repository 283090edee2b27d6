import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type * as z from 'zod/mini';
import { MAX_FILES_PER_PROJECT } from '../../../shared/files/rules.ts';
import { isoDate } from '../../../shared/format/dates.ts';
import { closeTrackedSchema, RESERVE_MAX, RESERVES_MAX } from '../../../shared/tracking/actSchemas.ts';
import type { TrackingView } from '../../../shared/tracking/views.ts';
import { api } from '../../api.ts';
import { useKeptForm } from '../../forms/useKeptForm.ts';
import type { PreparedFile } from '../../projects/wizard/files/prepareFile.ts';
import { say, t } from '../../texts.ts';
import { Button } from '../../ui/Button.tsx';
import { focusBeside } from '../../ui/focus.ts';
import { DateField, TextArea } from '../../ui/TextField.tsx';
import styles from '../Acts.module.css';
import { useCodeStep } from '../CodeStep.tsx';
import { ActForm } from './ActForm.tsx';
import { PickedPhotos, sendBatches, type Unsent, UnsentPhotos } from './PickedPhotos.tsx';
import { type ActProps, showActFailure } from './useAct.ts';
import { useWaitFor } from './useWaitFor.ts';

type Close = z.input<typeof closeTrackedSchema>;

type Picked = Readonly<Record<string, readonly PreparedFile[]>>;

/** The work is finished, with what is still to be mended; the telephone's code is asked for on the way. */
export function CloseForm({ token, tracked, onDone, onRefused }: ActProps) {
  const { control, register, handleSubmit, setError, formState, forget } = useKeptForm<Close>({
    name: `close:${tracked.reference}`,
    resolver: standardSchemaResolver(closeTrackedSchema, undefined, { raw: true }),
    defaultValues: { reserves: [] },
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'reserves' });
  const { errors, isSubmitting } = formState;
  /** By the id of the field that they belong to. */
  const [photos, setPhotos] = useState<Picked>({});
  const { isWaiting, waitFor } = useWaitFor();
  const [unsent, setUnsent] = useState<Unsent<TrackingView>>();
  const code = useCodeStep(token);
  const send = handleSubmit(async (body) => {
    const answer = await api.post('/tracking/{token}/close', {
      path: { token },
      body,
      once: `close:${tracked.reference}`,
    });
    if (answer.ok) {
      forget();
      const sent = await sendBatches(answer.entity, batchesOf(token, answer.entity, body, fields, photos));
      if (sent.problems.length === 0) onDone(sent.entity);
      else setUnsent(sent);
    } else if (!code.goesOn(answer, send)) showActFailure(answer, setError, { Reserves: 'root' as never }, onRefused);
  });
  if (unsent) return <UnsentPhotos words={t('tracking.closedWithoutPhotos')} unsent={unsent} onDone={onDone} />;
  return (
    <>
      <ActForm
        intro={t('tracking.closeIntro')}
        error={errors.root?.message}
        submit={t('tracking.closeSend')}
        isBusy={isSubmitting}
        isWaiting={isWaiting}
        onSubmit={send}
      >
        {fields.map(({ id }, index) => (
          <fieldset key={id} tabIndex={-1} className={styles.form}>
            <legend>{t('tracking.reserve', { number: index + 1 })}</legend>
            <TextArea
              label={t('tracking.reserveText')}
              rows={3}
              maxLength={RESERVE_MAX}
              error={errors.reserves?.[index]?.text?.message && say(errors.reserves[index].text.message)}
              aria-required
              {...register(`reserves.${index}.text`)}
            />
            <DateField
              label={t('tracking.reserveDue')}
              min={isoDate(new Date())}
              error={errors.reserves?.[index]?.dueOn?.message && say(errors.reserves[index].dueOn.message)}
              aria-required
              {...register(`reserves.${index}.dueOn`)}
            />
            <PickedPhotos
              photos={photos[id] ?? []}
              room={MAX_FILES_PER_PROJECT}
              onChange={(picked) => setPhotos((before) => ({ ...before, [id]: picked }))}
              onPick={waitFor}
            />
            <Button
              variant="quiet"
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget.closest('fieldset'));
                remove(index);
              }}
            >
              {t('tracking.reserveRemove', { number: index + 1 })}
            </Button>
          </fieldset>
        ))}
        {fields.length < RESERVES_MAX && (
          <Button variant="secondary" onClick={() => append({ text: '', dueOn: '' })}>
            {t('tracking.reserveAdd')}
          </Button>
        )}
      </ActForm>
      {code.step}
    </>
  );
}

/** The photos of each reserve, to where it is now: the one with its words and its day. */
function batchesOf(
  token: string,
  { reserves }: TrackingView,
  { reserves: named = [] }: Close,
  fields: readonly { id: string }[],
  photos: Picked,
): Unsent<TrackingView>['batches'] {
  const waiting = [...reserves];
  return named.flatMap(({ text, dueOn }, index) => {
    const at = waiting.findIndex((reserve) => reserve.text === text.trim() && reserve.dueOn === dueOn);
    const [reserve] = at < 0 ? [] : waiting.splice(at, 1);
    const picked = photos[fields[index]?.id ?? ''] ?? [];
    if (!reserve || picked.length === 0) return [];
    const path = { token, id: reserve.id };
    return [
      {
        photos: picked,
        send: (body: FormData, idempotencyKey: string, signal: AbortSignal) =>
          api.post('/tracking/{token}/reserves/{id}/files', { path, body, idempotencyKey, signal }),
      },
    ];
  });
}
