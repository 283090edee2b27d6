import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ManagedQuestion } from '../../shared/catalog/adminViews.ts';
import { fieldErrorsOf, messageOf, refusalCode } from '../providers/httpErrors.ts';
import { bodyOf, problemsOf, type QuestionValues } from './questionForm.ts';

/**
 * Saves a question. What is wrong is said at its field before anything is sent. Where somebody was faster the sentence says who and when;
 * what was typed stays, and the next save is over their version.
 */
export function useQuestionSave(serviceId: string, question: ManagedQuestion | undefined, onClose: () => void) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();

  const send = (values: QuestionValues) => {
    const data = { serviceId, ...bodyOf(values), updatedAt: question?.updatedAt };
    return question
      ? dataProvider.update('questions', { id: question.id, data, previousData: question })
      : dataProvider.create('questions', { data });
  };

  const save = async (values: QuestionValues) => {
    const found = problemsOf(values);
    setProblems(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await send(values);
      notify('serviceAdmin.questionSaved', { type: 'success' });
      onClose();
      refresh();
    } catch (error) {
      if (refusalCode(error) === 'STALE') refresh();
      setProblems(fieldErrorsOf(error) ?? {});
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return { save, isBusy, problems, failure };
}
