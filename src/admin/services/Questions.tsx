import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useRefresh, useTranslate } from 'react-admin';
import type { ManagedQuestion, ManagedService } from '../../shared/catalog/adminViews.ts';
import { ActiveChip } from '../editing/ActiveState.tsx';
import { OrderDialog } from '../editing/OrderButton.tsx';
import { RemoveButton } from '../editing/RemoveButton.tsx';
import { useKeptState } from '../providers/keptState.ts';
import { AddIcon, OrderIcon } from '../ui/icons.tsx';
import { Section } from '../ui/Section.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import '../texts/editing.ts';

/** The questions of a service in their order, each edited by itself. */
export function Questions({ service }: { service: ManagedService }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [edited, setEdited] = useKeptState<ManagedQuestion | 'new' | undefined>('question', undefined);
  const [isOrdering, setOrdering] = useKeptState('ordering', false);
  const { questions } = service;
  const close = () => setEdited(undefined);
  const opened = edited === 'new' ? undefined : edited;
  return (
    <Section title={translate('serviceAdmin.questions')}>
      {questions.length === 0 ? (
        <Typography color="textSecondary">{translate('serviceAdmin.noQuestions')}</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {questions.map((question) => (
            <QuestionRow key={question.id} question={question} onEdit={() => setEdited(question)} />
          ))}
        </Box>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
          {translate('serviceAdmin.addQuestion')}
        </Button>
        {questions.length > 1 ? (
          <Button variant="outlined" startIcon={<OrderIcon />} onClick={() => setOrdering(true)}>
            {translate('serviceAdmin.orderQuestions')}
          </Button>
        ) : null}
      </Stack>
      {edited ? (
        <QuestionDialog
          serviceId={service.id}
          opened={opened}
          question={opened && latestOf(opened, questions)}
          onClose={close}
        />
      ) : null}
      {isOrdering ? (
        <OrderDialog
          key={questions.map(({ id }) => id).join()}
          resource="questions"
          parentId={service.id}
          rows={questions}
          nameOf={({ nameFr }) => nameFr}
          reload={refresh}
          onClose={() => setOrdering(false)}
        />
      ) : null}
    </Section>
  );
}

/** As it was loaded last, or what took its place: after a refusal the next save is over the other person's version. */
const latestOf = (opened: ManagedQuestion, questions: readonly ManagedQuestion[]): ManagedQuestion =>
  questions.find(({ id, replaces }) => id === opened.id || replaces.includes(opened.id)) ?? opened;

const row = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

function QuestionRow({ question, onEdit }: { question: ManagedQuestion; onEdit: () => void }) {
  const translate = useTranslate();
  const { nameFr, type, isActive, answerCount, responses } = question;
  const active = responses.filter((response) => response.isActive).map((response) => response.nameFr);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nameFr}</Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {active.join(' · ')}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, mt: 0.5, flexWrap: 'wrap' }}>
          <Chip size="small" variant="outlined" label={translate(`serviceAdmin.type.${type}`)} />
          {isActive ? null : <ActiveChip isActive={false} />}
          {answerCount > 0 ? (
            <Chip
              size="small"
              variant="outlined"
              label={translate('serviceAdmin.answered', { smart_count: answerCount })}
            />
          ) : null}
        </Stack>
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={onEdit} aria-label={translate('editing.editOf', { name: nameFr })}>
          {translate('editing.edit')}
        </Button>
        {answerCount === 0 ? <RemoveButton resource="questions" row={question} name={nameFr} /> : null}
      </Stack>
    </Box>
  );
}
