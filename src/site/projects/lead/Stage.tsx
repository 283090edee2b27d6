import { type FormEvent, useState } from 'react';
import { type LeadTransition, leadMachine } from '../../../shared/leads/status.ts';
import { canMove } from '../../../shared/states/machine.ts';
import { api } from '../../api.ts';
import { t } from '../../texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Lead.module.css';
import { fieldSentence, instantOf, type LeadActs, typedOf } from './useLeadActs.ts';

const moves = { Contacted: 'contact', Visited: 'visit', Started: 'start' } as const satisfies Record<
  string,
  LeadTransition
>;
type Reached = keyof typeof moves;
const stages = Object.keys(moves) as Reached[];

/** Where the lead stands, the stages it may go to, and when the next act is planned. */
export function Stage(acts: LeadActs) {
  const { lead, busy } = acts;
  const reachable = stages.filter((stage) => canMove(leadMachine, moves[stage], lead.stage));
  const isPlanned = canMove(leadMachine, 'plan', lead.stage);
  if (reachable.length === 0 && !isPlanned) return null;
  return (
    <Card className={styles.section}>
      <h2>{t('leads.stageTitle')}</h2>
      <div className={styles.buttons}>
        {reachable.map((stage) => (
          <Button key={stage} variant="secondary" busy={busy === stage} onClick={() => void move(acts, stage)}>
            {t(`leads.moveTo.${stage}`)}
          </Button>
        ))}
      </div>
      {isPlanned && <Plan key={lead.stage} {...acts} />}
    </Card>
  );
}

const move = ({ lead, act }: LeadActs, stage: Reached, at?: string) =>
  act(at === undefined ? stage : 'plan', () =>
    api.put('/leads/{id}/stage', {
      path: { id: lead.id },
      body: { stage, at },
      once: `lead-stage:${lead.id}:${lead.stageSince}`,
    }),
  );

function Plan(acts: LeadActs) {
  const { lead, busy } = acts;
  const [at, setAt] = useState(typedOf(lead.plannedFor));
  const [error, setError] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setError(fieldSentence(await move(acts, lead.stage as Reached, instantOf(at) ?? ''), 'At'));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <TextField
        type="datetime-local"
        label={t('leads.planLabel')}
        hint={t('leads.planHint')}
        value={at}
        error={error}
        onChange={(event) => setAt(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy === 'plan'}>
        {t('leads.planSave')}
      </Button>
    </form>
  );
}
