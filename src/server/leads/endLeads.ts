import { and, inArray, ne } from 'drizzle-orm';
import { isOpen, type LossReason, leadMachine } from '../../shared/leads/status.ts';
import { quoteMachine } from '../../shared/quotes/status.ts';
import { canMove } from '../../shared/states/machine.ts';
import type { Context } from '../context.ts';
import { quotes } from '../db/schema/index.ts';
import { together } from '../db/together.ts';
import { closeQuotes } from './closeQuotes.ts';
import { type Lead, lockLeadsOf, type Project } from './lockLead.ts';
import { moveLeads } from './moveLead.ts';
import { releaseLead } from './releaseLead.ts';

/**
 * What a request that ended leaves to its contractors (design §10): where nobody had sent a quote, each gets the
 * acceptance back; else they have lost it. The project is locked.
 */
export async function endLeads(tx: Context, project: Pick<Project, 'id'>): Promise<void> {
  const leads = await lockLeadsOf(tx, project);
  const wasQuoted = await hasSentQuote(tx, leads);
  const mayRelease = ({ stage }: Lead) => !wasQuoted && canMove(leadMachine, 'release', stage);
  for (const lead of leads.filter(mayRelease)) await releaseLead(tx, { lead, project }, 'requestClosed');
  await dropLeads(
    tx,
    leads.filter((lead) => !mayRelease(lead) && isOpen(lead.stage)),
    'requestClosed',
  );
}

/** The client chose another one: the leads that were still open are lost. Returns those. */
export async function dropOthers(tx: Context, project: Pick<Project, 'id'>, hiredId: string): Promise<Lead[]> {
  const others = (await lockLeadsOf(tx, project)).filter(({ id, stage }) => id !== hiredId && isOpen(stage));
  await dropLeads(tx, others, 'otherChosen');
  return others;
}

/** The request is over for good: whoever has it still has lost it, and no month gets anything back so late. */
export async function dropAll(tx: Context, project: Pick<Project, 'id'>): Promise<void> {
  const open = (await lockLeadsOf(tx, project)).filter(({ stage }) => isOpen(stage));
  await dropLeads(tx, open, 'requestClosed');
}

async function dropLeads(tx: Context, leads: readonly Lead[], endReason: LossReason): Promise<void> {
  await together(
    moveLeads(tx, leads, 'drop', { endReason }),
    closeQuotes(tx, leads, { move: 'pass', reason: endReason }),
  );
}

async function hasSentQuote({ db }: Context, leads: readonly Lead[]): Promise<boolean> {
  if (leads.length === 0) return false;
  const [found] = await db
    .select({ status: quotes.status })
    .from(quotes)
    .where(
      and(
        inArray(
          quotes.leadId,
          leads.map(({ id }) => id),
        ),
        ne(quotes.status, quoteMachine.transitions.write.to),
      ),
    )
    .limit(1);
  return found !== undefined;
}
