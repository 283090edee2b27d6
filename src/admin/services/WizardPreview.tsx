import { Box, Button, Chip, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ManagedQuestion } from '../../shared/catalog/adminViews.ts';
import { fillText } from '../../shared/common/fillText.ts';
import { OTHER } from '../../shared/projects/options.ts';
import { wizardTexts } from '../../shared/projects/wizardTexts.ts';
import { Section } from '../ui/Section.tsx';

/** The questions as the client's form asks them, one after the other, to try out; nothing is sent. */
export function WizardPreview({ questions }: { questions: readonly ManagedQuestion[] }) {
  const translate = useTranslate();
  const [index, setIndex] = useState(0);
  const asked = questions.filter(({ isActive }) => isActive);
  const question = asked[Math.min(index, asked.length - 1)];
  return (
    <Section title={translate('serviceAdmin.preview')}>
      {question ? (
        <>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {fillText(wizardTexts['wizard.question.count'], {
              number: asked.indexOf(question) + 1,
              count: asked.length,
            })}
          </Typography>
          <Choices key={question.id} question={question} />
          <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
            <Button disabled={index === 0} onClick={() => setIndex(index - 1)}>
              {wizardTexts['wizard.previous']}
            </Button>
            <Button
              variant="outlined"
              disabled={asked.indexOf(question) === asked.length - 1}
              onClick={() => setIndex(index + 1)}
            >
              {wizardTexts['wizard.next']}
            </Button>
          </Stack>
        </>
      ) : (
        <Typography color="textSecondary">{translate('serviceAdmin.previewEmpty')}</Typography>
      )}
    </Section>
  );
}

const option = {
  m: 0,
  px: 1.5,
  minHeight: 48,
  gap: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;

function Choices({ question }: { question: ManagedQuestion }) {
  const name = useId();
  const [chosen, setChosen] = useState<string[]>([]);
  const { type } = question;
  const shown = question.responses.filter(({ isActive }) => isActive);
  const other = shown.find(({ nameFr }) => nameFr === OTHER);
  const toggle = (id: string, isChosen: boolean) => {
    if (type === 'radio') setChosen([id]);
    else setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  };
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 700, mb: 1, p: 0 }}>
        {question.nameFr}
        {type === 'checkbox' ? (
          <Chip size="small" label={wizardTexts['wizard.question.several']} sx={{ ml: 1 }} />
        ) : null}
      </Typography>
      {shown.map(({ id, nameFr }) => (
        <FormControlLabel
          key={id}
          label={nameFr}
          sx={option}
          control={
            <input
              type={type}
              name={name}
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
          }
        />
      ))}
      {other && chosen.includes(other.id) ? (
        <TextField label={wizardTexts['wizard.question.other']} slotProps={{ inputLabel: { shrink: true } }} />
      ) : null}
    </Box>
  );
}
