import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { OTHER } from '../../shared/projects/options.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { Section } from '../ui/Section.tsx';

type Answers = ProjectView['questionResponses'];
type Response = Answers[number]['responses'][number];

/** The answers of the predefined form, to read. 'Autre' shows only the words typed (specification §3). */
export function ProjectAnswers({ answers }: { answers: Answers }) {
  const translate = useTranslate();
  return (
    <Section title={translate('agent.answersSection')}>
      {answers.length === 0 ? <Typography color="textSecondary">{translate('agent.noAnswers')}</Typography> : null}
      {answers.map((question) => (
        <Box key={question.id}>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{question.nameFr}</Typography>
          {question.responses.map((response) => (
            <Typography key={response.id}>{wordsOf(response)}</Typography>
          ))}
        </Box>
      ))}
    </Section>
  );
}

const wordsOf = ({ nameFr, customResponseText }: Response): string =>
  nameFr === OTHER ? customResponseText || OTHER : [nameFr, customResponseText].filter(Boolean).join(' : ');
