import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useFieldArray, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { isoDate } from '../../../shared/format/dates.ts';
import { closeTrackedSchema, RESERVE_MAX, RESERVES_MAX } from '../../../shared/tracking/actSchemas.ts';
import { api } from '../../api.ts';
import { say, t } from '../../texts.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField, TextArea } from '../../ui/TextField.tsx';
import styles from '../Acts.module.css';
import { useCodeStep } from '../CodeStep.tsx';
import { ActForm } from './ActForm.tsx';
import { type ActProps, showActFailure } from './useAct.ts';

type Close = z.input<typeof closeTrackedSchema>;

/** The work is finished, with what is still to be mended; the telephone's code is asked for on the way. */
export function CloseForm({ token, tracked, onDone }: ActProps) {
  const { control, register, handleSubmit, setError, formState } = useForm<Close>({
    resolver: standardSchemaResolver(closeTrackedSchema, undefined, { raw: true }),
    defaultValues: { reserves: [] },
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'reserves' });
  const { errors, isSubmitting } = formState;
  const code = useCodeStep(token);
  const send = handleSubmit(async function close(body): Promise<void> {
    const answer = await api.post('/tracking/{token}/close', {
      path: { token },
      body,
      once: `close:${tracked.reference}`,
    });
    if (answer.ok) onDone(answer.entity);
    else if (!code.goesOn(answer, () => close(body))) showActFailure(answer, setError, { Reserves: 'root' as never });
  });
  return (
    <>
      <ActForm
        intro={t('tracking.closeIntro')}
        error={errors.root?.message}
        submit={t('tracking.closeSend')}
        isBusy={isSubmitting}
        onSubmit={send}
      >
        {fields.map(({ id }, index) => (
          <fieldset key={id} className={styles.form}>
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
            <Button variant="quiet" onClick={() => remove(index)}>
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
