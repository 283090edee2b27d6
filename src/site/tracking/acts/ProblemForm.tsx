import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type * as z from 'zod/mini';
import { PROBLEM_MAX, problemSchema } from '../../../shared/tracking/actSchemas.ts';
import { api } from '../../api.ts';
import { useKeptForm } from '../../forms/useKeptForm.ts';
import { say, t } from '../../texts.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextArea } from '../../ui/TextField.tsx';
import { ActForm } from './ActForm.tsx';
import { type ActProps, showActFailure } from './useAct.ts';

/** What goes wrong, for customer service; it stands in the way of nothing else. */
export function ProblemForm({ token, tracked, onDone, onRefused }: ActProps) {
  const { register, handleSubmit, setError, formState, forget } = useKeptForm<z.input<typeof problemSchema>>({
    name: `problem:${tracked.reference}`,
    resolver: standardSchemaResolver(problemSchema, undefined, { raw: true }),
    defaultValues: { text: '', enterpriseId: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (body) => {
    const answer = await api.post('/tracking/{token}/problem', {
      path: { token },
      body,
      once: `problem:${tracked.reference}`,
    });
    if (!answer.ok) return showActFailure(answer, setError, { Text: 'text', EnterpriseId: 'enterpriseId' }, onRefused);
    forget();
    onDone(answer.entity);
  });
  return (
    <ActForm
      intro={t('tracking.problemIntro')}
      error={errors.root?.message}
      submit={t('tracking.problemSend')}
      isBusy={isSubmitting}
      onSubmit={send}
    >
      {tracked.enterprises.length > 0 && (
        <SelectField
          label={t('tracking.problemWith')}
          optional
          placeholder={t('tracking.problemWithNobody')}
          options={tracked.enterprises.map(({ id, name }) => ({ value: id, label: name }))}
          error={errors.enterpriseId?.message && say(errors.enterpriseId.message)}
          {...register('enterpriseId')}
        />
      )}
      <TextArea
        label={t('tracking.problemText')}
        maxLength={PROBLEM_MAX}
        error={errors.text?.message && say(errors.text.message)}
        aria-required
        {...register('text')}
      />
    </ActForm>
  );
}
