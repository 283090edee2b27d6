import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  Switch,
  TextField,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { QUESTION_MAX } from '../../shared/catalog/adminSchemas.ts';
import type { ManagedQuestion } from '../../shared/catalog/adminViews.ts';
import { fieldErrorsOf, messageOf, refusalCode } from '../providers/httpErrors.ts';
import { useKeptState } from '../providers/keptState.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { AnswerRows } from './AnswerRows.tsx';
import { bodyOf, isReworded, problemsOf, type QuestionValues, valuesOf } from './questionForm.ts';
import '../texts/editing.ts';

interface QuestionDialogProps {
  serviceId: string;
  question: ManagedQuestion | undefined;
  onClose: () => void;
}

/** Writes a question and its answers. What was typed stays until it is saved or given up. */
export function QuestionDialog({ serviceId, question, onClose }: QuestionDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [values, setValues] = useKeptState(`question.${question?.id ?? 'new'}`, valuesOf(question));
  const { save, isBusy, problems, failure } = useQuestionSave(serviceId, question, onClose);
  const change = (changes: Partial<QuestionValues>) => setValues({ ...values, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(values);
  };
  return (
    <Dialog
      open
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      onClose={() => isBusy || onClose()}
    >
      <DialogTitle id={titleId}>
        {translate(question ? 'serviceAdmin.editQuestion' : 'serviceAdmin.addQuestion')}
      </DialogTitle>
      <DialogContent>
        <Stack component="form" noValidate id={`${titleId}-form`} onSubmit={submit} sx={{ gap: 2, pt: 1 }}>
          {failure ? <Alert severity="error">{translate(failure)}</Alert> : null}
          {isReworded(question, values) ? (
            <Alert severity="info">
              {translate('serviceAdmin.reworded', { smart_count: question?.answerCount ?? 0 })}
            </Alert>
          ) : null}
          <Words values={values} change={change} problem={problems.nameFr} />
          <AnswerRows values={values} change={change} problem={problems.responses} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {translate('editing.cancel')}
        </Button>
        <Button type="submit" form={`${titleId}-form`} variant="contained" disabled={isBusy} aria-busy={isBusy}>
          {translate('editing.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface WordsProps {
  values: QuestionValues;
  change: (changes: Partial<QuestionValues>) => void;
  problem: string | undefined;
}

function Words({ values, change, problem }: WordsProps) {
  const translate = useTranslate();
  const types = (['radio', 'checkbox'] as const).map((value) => ({
    value,
    label: translate(`serviceAdmin.type.${value}`),
  }));
  return (
    <>
      <TextField
        required
        label={translate('resources.questions.fields.nameFr')}
        value={values.nameFr}
        onChange={(event) => change({ nameFr: event.target.value })}
        error={problem !== undefined}
        helperText={problem ? <span role="alert">{translate(problem)}</span> : undefined}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: QUESTION_MAX, 'aria-required': undefined },
        }}
      />
      <ChoiceField
        label={translate('resources.questions.fields.type')}
        value={values.type}
        choices={types}
        onChoice={(type) => change({ type: type as QuestionValues['type'] })}
      />
      <FormControlLabel
        label={translate('resources.questions.fields.isActive')}
        control={<Switch checked={values.isActive} onChange={(event) => change({ isActive: event.target.checked })} />}
      />
    </>
  );
}

/**
 * Saves a question. What is wrong is said at its field before anything is sent. Where somebody was faster the sentence
 * says who and when; what was typed stays, and the next save is over their version.
 */
function useQuestionSave(serviceId: string, question: ManagedQuestion | undefined, onClose: () => void) {
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
