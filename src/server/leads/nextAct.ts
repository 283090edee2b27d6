import type { Holidays } from '../../shared/followUps/workingTime.ts';
import { type NextActView, nextActOf } from '../../shared/leads/nextAct.ts';
import { fr } from '../texts.ts';
import type { Lead } from './lockLead.ts';

/** What comes first: a reminder that was sent, then the earlier of the reminder and what the stage asks for. */
export function presentNextAct(
  lead: Pick<Lead, 'reminder' | 'remindAt'> & Parameters<typeof nextActOf>[0],
  holidays: Holidays,
) {
  const { reminder, remindAt } = lead;
  const asked = nextActOf(lead, holidays);
  const ofStage: NextActView | null = asked ? { text: fr(asked.text), at: asked.at?.toISOString() ?? null } : null;
  if (!ofStage || !reminder) return ofStage;
  const isFirst = !remindAt || !asked?.at || remindAt <= asked.at;
  return isFirst ? { text: reminder, at: remindAt?.toISOString() ?? null } : ofStage;
}
