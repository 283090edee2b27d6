import { Box, Button, FormHelperText, Stack, Switch, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ANSWER_MAX, MAX_ANSWERS } from '../../shared/catalog/adminSchemas.ts';
import { OTHER } from '../../shared/projects/options.ts';
import { OrderedRows } from '../editing/OrderedRows.tsx';
import { AddIcon } from '../ui/icons.tsx';
import { PictureField } from './PictureField.tsx';
import { type AnswerValues, hasOther, newAnswer, type QuestionValues } from './questionForm.ts';
import '../texts/editing.ts';

interface Props {
  values: QuestionValues;
  change: (changes: Partial<QuestionValues>) => void;
  problem: string | undefined;
}

/** The answers in their order. 'Autre' lets the client type their own (specification §3). */
export function AnswerRows({ values, change, problem }: Props) {
  const translate = useTranslate();
  const { responses } = values;
  const set = (key: string, changes: Partial<AnswerValues>) =>
    change({ responses: responses.map((one) => (one.key === key ? { ...one, ...changes } : one)) });
  const remove = (key: string) => change({ responses: responses.filter((one) => one.key !== key) });
  const add = (answer: AnswerValues) => change({ responses: [...responses, answer] });
  const isFull = responses.length >= MAX_ANSWERS;
  return (
    <Box role="group" aria-label={translate('serviceAdmin.answers')}>
      <Typography component="h3" sx={{ fontWeight: 700, mb: 0.5 }}>
        {translate('serviceAdmin.answers')}
      </Typography>
      <OrderedRows
        isWide
        label={translate('serviceAdmin.answers')}
        items={responses}
        keyOf={({ key }) => key}
        nameOf={({ nameFr }) => nameFr}
        onChange={(changed) => change({ responses: changed })}
      >
        {(answer, index) => (
          <AnswerRow
            answer={answer}
            number={index + 1}
            set={(changes) => set(answer.key, changes)}
            remove={() => remove(answer.key)}
          />
        )}
      </OrderedRows>
      {problem ? (
        <FormHelperText error role="alert">
          {translate(problem)}
        </FormHelperText>
      ) : null}
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<AddIcon />} disabled={isFull} onClick={() => add(newAnswer())}>
          {translate('serviceAdmin.addAnswer')}
        </Button>
        {hasOther(values) ? null : (
          <Button disabled={isFull} onClick={() => add(newAnswer(OTHER))}>
            {translate('serviceAdmin.addOther')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

interface RowProps {
  answer: AnswerValues;
  number: number;
  set: (changes: Partial<AnswerValues>) => void;
  remove: () => void;
}

/** An answer that somebody gave is put aside; another is taken away. */
function AnswerRow({ answer: { nameFr, isActive, isAnswered, picture }, number, set, remove }: RowProps) {
  const translate = useTranslate();
  const name = nameFr || translate('editing.row', { number });
  return (
    <Stack sx={{ py: 1, gap: 0.5, minWidth: 0 }}>
      <TextField
        size="small"
        value={nameFr}
        onChange={(event) => set({ nameFr: event.target.value })}
        helperText={nameFr === OTHER ? translate('serviceAdmin.otherHint') : undefined}
        slotProps={{ htmlInput: { maxLength: ANSWER_MAX, 'aria-label': translate('serviceAdmin.answer', { number }) } }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <PictureField
          name={name}
          label="serviceAdmin.pictureOf"
          picture={picture}
          onChoice={(chosen) => set({ picture: chosen })}
        />
        {isAnswered ? (
          <Stack direction="row" sx={{ alignItems: 'center' }}>
            <Switch
              checked={isActive}
              onChange={(event) => set({ isActive: event.target.checked })}
              slotProps={{ input: { 'aria-label': translate('serviceAdmin.answerActive', { name }) } }}
            />
            <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {translate(isActive ? 'serviceAdmin.answerGiven' : 'serviceAdmin.answerAside')}
            </Typography>
          </Stack>
        ) : (
          <Button size="small" color="error" onClick={remove} aria-label={translate('editing.takeAwayOf', { name })}>
            {translate('editing.takeAway')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
