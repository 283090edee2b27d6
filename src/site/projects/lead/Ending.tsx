import { type FormEvent, useState } from 'react';
import type { MoveLead } from '../../../shared/leads/schemas.ts';
import { leadMachine, ownLossReasons, withdrawalReasons } from '../../../shared/leads/status.ts';
import { canMove } from '../../../shared/states/machine.ts';
import type { TextKey } from '../../../shared/texts.ts';
import { api } from '../../api.ts';
import { say, t } from '../../texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import styles from './Lead.module.css';
import type { LeadActs } from './useLeadActs.ts';

type Ended = 'Lost' | 'Withdrawn';

const endings: Record<Ended, { label: TextKey; texts: string; reasons: readonly string[] }> = {
  Lost: { label: 'leads.endLost', texts: 'leads.loss', reasons: ownLossReasons },
  Withdrawn: { label: 'leads.endWithdrawn', texts: 'leads.withdrawal', reasons: withdrawalReasons },
};

/** Lost with a reason, or given up for another contractor; once it is, why. */
export function Ending(acts: LeadActs) {
  const { stage, endReason } = acts.lead;
  if (stage === 'Lost' || stage === 'Withdrawn') {
    return endReason ? (
      <Card className={styles.section}>
        <p>{t('leads.endedWith', { reason: say(`${endings[stage].texts}.${endReason}`) })}</p>
      </Card>
    ) : null;
  }
  const ways = (Object.keys(endings) as Ended[]).filter((end) =>
    canMove(leadMachine, end === 'Lost' ? 'lose' : 'withdraw', stage),
  );
  return ways.length > 0 ? <EndForm ways={ways} {...acts} /> : null;
}

function EndForm({ ways, lead, busy, act }: LeadActs & { ways: readonly Ended[] }) {
  const [chosen, setChosen] = useState<Ended>();
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const end = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!chosen || !reason) return;
    const body = { stage: chosen, reason } as MoveLead;
    void act('end', () =>
      api.put('/leads/{id}/stage', { path: { id: lead.id }, body, once: `lead-end:${lead.id}:${lead.stageSince}` }),
    );
  };
  return (
    <Card className={styles.section}>
      <h2>{t('leads.endTitle')}</h2>
      <form className={styles.form} onSubmit={end} noValidate>
        <ChoiceGroup
          legend={t('leads.endHow')}
          type="radio"
          name="end"
          options={ways.map((way) => ({ value: way, label: t(endings[way].label) }))}
          value={chosen ? [chosen] : []}
          error={isAsked && !chosen ? t('leads.stageRequired') : undefined}
          onChange={([way]) => {
            setChosen(way as Ended);
            setReason('');
          }}
        />
        {chosen && (
          <SelectField
            label={t('leads.endReason')}
            value={reason}
            error={isAsked && !reason ? t('leads.reasonRequired') : undefined}
            onChange={(event) => setReason(event.target.value)}
            options={endings[chosen].reasons.map((value) => ({
              value,
              label: say(`${endings[chosen].texts}.${value}`),
            }))}
          />
        )}
        <p className={styles.soft}>{t('leads.endHint')}</p>
        <Button type="submit" variant="danger" busy={busy === 'end'}>
          {t('leads.endSave')}
        </Button>
      </form>
    </Card>
  );
}
