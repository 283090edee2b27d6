import type { ReactNode } from 'react';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { api } from '../../api.ts';
import { say, t } from '../../texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './Lead.module.css';
import type { LeadActs } from './useLeadActs.ts';

/** « Client injoignable »: what is still missing for it, until when the client may answer, or why it was given back. */
export function Claim({ lead, busy, act }: LeadActs) {
  const { stage, endReason, releaseAt, releasedAt } = lead;
  const { isAllowed, ...claim } = lead.claim;
  if (releasedAt)
    return (
      <Outcome text={t('leads.released')}>
        {endReason && <p>{t('leads.endedWith', { reason: say(`leads.loss.${endReason}`) })}</p>}
      </Outcome>
    );
  if (stage === 'Unreachable' && releaseAt)
    return (
      <Outcome text={t('leads.claimed', { date: formatDateTime(releaseAt) })}>
        <Button
          variant="secondary"
          busy={busy === 'unclaim'}
          onClick={() =>
            void act('unclaim', () =>
              api.post('/leads/{id}/reachable', {
                path: { id: lead.id },
                once: `lead-unclaim:${lead.id}:${lead.stageSince}`,
              }),
            )
          }
        >
          {t('leads.unclaim')}
        </Button>
      </Outcome>
    );
  if (stage !== 'New') return null;
  return (
    <Card className={styles.section}>
      <h2>{t('leads.claimTitle')}</h2>
      <p>{t('leads.claimHint', { attempts: claim.attemptsNeeded, days: claim.daysNeeded })}</p>
      <p id="claim-done" role="status">
        {t('leads.claimDone', claim)}
      </p>
      <Button
        variant="secondary"
        disabled={!isAllowed}
        aria-describedby="claim-done"
        busy={busy === 'claim'}
        onClick={() =>
          void act('claim', () =>
            api.post('/leads/{id}/unreachable', {
              path: { id: lead.id },
              once: `lead-claim:${lead.id}:${lead.stageSince}`,
            }),
          )
        }
      >
        {t('leads.claim')}
      </Button>
    </Card>
  );
}

const Outcome = ({ text, children }: { text: string; children?: ReactNode }) => (
  <Card className={styles.section}>
    <p>{text}</p>
    {children}
  </Card>
);
