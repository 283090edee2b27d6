import type { Role } from '../../shared/auth/roles.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { addAbsence } from '../absences/changeAbsences.ts';
import { coverAbsences } from '../absences/coverAbsences.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { demoAccounts } from './accounts.ts';
import { contextAt, type Parts } from './scenarios/play.ts';
import { DAY, later } from './time.ts';

interface Plan {
  person: { id: string; role: Role; firstName?: string | undefined; lastName?: string | undefined };
  standIn: { id: string };
  saidDaysAgo: number;
  /** From today, both included. */
  days: readonly [from: number, until: number];
}

/** One of customer service is away and the other will be; each stands in for the other. */
const plans: readonly Plan[] = [
  { person: demoAccounts.secondService, standIn: demoAccounts.service, saidDaysAgo: 4, days: [0, 4] },
  { person: demoAccounts.service, standIn: demoAccounts.secondService, saidDaysAgo: 3, days: [12, 18] },
];

const noJobs: Jobs = {
  async enqueue() {
    throw new Error('An absence with somebody who stands in causes no job');
  },
};

/** What both said about their absences, and what the clock has handed over since. */
export async function playAbsences(parts: Parts, now: Date): Promise<void> {
  for (const { person, standIn, saidDaysAgo, days } of plans) {
    const { id, role, firstName = '', lastName = '' } = person;
    const actor = { id, role, firstName, lastName, enterpriseId: null, sessionId: '' };
    const [fromDay, untilDay] = days.map((day) => isoDate(later(now, day * DAY))) as [string, string];
    const said = contextAt(parts, later(now, -saidDaysAgo * DAY), actor, noJobs);
    await addAbsence(said, id, { fromDay, untilDay, standInId: standIn.id });
  }
  await coverAbsences(contextAt(parts, now, null, noJobs));
}
