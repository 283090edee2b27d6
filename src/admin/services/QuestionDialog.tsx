import {
  Alert,
  Button,
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
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { QUESTION_MAX } from '../../shared/catalog/adminSchemas.ts';
import type { ManagedQuestion } from '../../shared/catalog/adminViews.ts';
import { fieldErrorsOf, messageOf, refusalCode } from '../providers/httpErrors.ts';
import { useKeptState } from '../providers/keptState.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { AnswerRows } from './AnswerRows.tsx';
import { bodyOf, isReworded, mergeValues, problemsOf, type QuestionValues, valuesOf } from './questionForm.ts';
import '../texts/editing.ts';

interface QuestionDialogProps {
  serviceId: string;
  /** As it was when the dialog opened, and as it was loaded last; neither for a new one. */
  opened: ManagedQuestion | undefined;
  question: ManagedQuestion | undefined;
  onClose: () => void;
}

/**
 * Writes a question and its answers. What was typed stays until it is saved or given up; what somebody else changed
 * meanwhile comes in beside it.
 */
export function QuestionDialog({ serviceId, opened, question, onClose }: QuestionDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [values, setValues] = useKeptState(`question.${opened?.id ?? 'new'}`, valuesOf(opened));
  const isMerged = useTheirChanges({ opened, question, values, setValues });
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
          {isMerged ? <Alert severity="info">{translate('serviceAdmin.questionMerged')}</Alert> : null}
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

interface Merging {
  opened: ManagedQuestion | undefined;
  question: ManagedQuestion | undefined;
  values: QuestionValues;
  setValues: (values: QuestionValues) => void;
}

/** Puts what somebody else saved since under what was typed here, whenever it is loaded. Tells whether it did. */
function useTheirChanges({ opened, question, values, setValues }: Merging): boolean {
  const base = useRef(opened);
  const [isMerged, setMerged] = useState(false);
  useEffect(() => {
    const from = base.current;
    if (!from || !question || (from.id === question.id && from.updatedAt === question.updatedAt)) return;
    base.current = question;
    setValues(mergeValues(valuesOf(from), values, valuesOf(question)));
    setMerged(true);
  }, [question, values, setValues]);
  return isMerged;
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
