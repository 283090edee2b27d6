import { formatDate, isoDate } from '../../../shared/format/dates.ts';
import { CALL_DAYS_AHEAD, callMeSchema } from '../../../shared/tracking/actSchemas.ts';
import { api } from '../../api.ts';
import { useKeptForm } from '../../forms/useKeptForm.ts';
import { say, t } from '../../texts.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { DateField } from '../../ui/TextField.tsx';
import styles from '../Acts.module.css';
import { ActForm } from './ActForm.tsx';
import { type ActProps, showActFailure } from './useAct.ts';

const DAY_MS = 86_400_000;
const hours = Array.from({ length: 10 }, (_, index) => {
  const hour = String(index + 8).padStart(2, '0');
  return { value: hour, label: `${hour} h` };
});

/** The hour at which customer service calls; Conakry keeps UTC. */
export function CallForm({ token, tracked, onDone, onRefused }: ActProps) {
  const { closedDays } = tracked;
  const { register, handleSubmit, setError, formState, forget } = useKeptForm({
    name: `call:${tracked.reference}`,
    defaultValues: { day: '', hour: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ day, hour }) => {
    if (closedDays.includes(day)) return setError('day', { message: 'tracking.callAtHoliday' }, { shouldFocus: true });
    const parsed = callMeSchema.safeParse({ at: `${day}T${hour}:00:00.000Z` });
    const problem = parsed.error?.issues[0]?.message;
    if (!parsed.data)
      return setError(day ? 'hour' : 'day', { message: problem ?? 'common.invalid' }, { shouldFocus: true });
    const answer = await api.post('/tracking/{token}/call-me', {
      path: { token },
      body: parsed.data,
      once: `call:${tracked.reference}`,
    });
    if (!answer.ok) return showActFailure(answer, setError, { At: 'hour' }, onRefused);
    forget();
    onDone(answer.entity);
  });
  const now = Date.now();
  return (
    <ActForm
      intro={t('tracking.callIntro')}
      error={errors.root?.message}
      submit={t('tracking.callSend')}
      isBusy={isSubmitting}
      onSubmit={send}
    >
      <div className={styles.pair}>
        <DateField
          label={t('tracking.callDay')}
          hint={
            closedDays.length > 0
              ? t('tracking.callClosedDays', { days: closedDays.map(formatDate).join(', ') })
              : undefined
          }
          min={isoDate(new Date(now))}
          max={isoDate(new Date(now + CALL_DAYS_AHEAD * DAY_MS))}
          error={errors.day?.message && say(errors.day.message)}
          aria-required
          {...register('day')}
        />
        <SelectField
          label={t('tracking.callHour')}
          options={hours}
          error={errors.hour?.message && say(errors.hour.message)}
          aria-required
          {...register('hour')}
        />
      </div>
    </ActForm>
  );
}
