import type { ChaosOptions, ChaosRun } from './chaosRun.ts';
import type { Finding } from './evidence.ts';

const SHOWN = 5;

/** What happened and what holds, as tables. */
export function report({ seed, minutes, store }: ChaosOptions, run: ChaosRun, findings: readonly Finding[]): string {
  const { counts, faults, evidence, notes } = run;
  const { journal, sms } = evidence;
  const refusals = [...journal.refusals].toSorted().map(([code, count]) => `${count} ${code}`);
  return [
    `Seed ${seed}, ${minutes} minutes, store: ${store}. ${notes.join('. ')}.`,
    '',
    '| fault | times |',
    '| --- | --- |',
    ...[...faults.happened].toSorted().map(([name, times]) => `| ${name} | ${times} |`),
    '',
    `${counts.asked} requests; ${counts.askedAgain} times one was asked again, ${counts.unanswered} of them because nothing came back; ${counts.twins} went to both processes at once.`,
    `${journal.submissions.length} submissions, ${journal.uploads.length} documents, ${journal.desk.size} requests handled, ${journal.acceptances.length} acceptances, ${journal.checkouts.length} checkouts, ${sms.sent.length} SMS taken by the provider. Refused by a rule: ${refusals.join(', ') || 'nothing'}.`,
    `${journal.jobs.sent.length} quotes sent, ${journal.jobs.accepted.length} accepted, ${journal.jobs.declined.length} declined, ${journal.jobs.takenBack.length} taken back, ${journal.jobs.races} times two were chosen at once, ${journal.jobs.closed.length} jobs closed, ${journal.jobs.calledOff.length} requests given up, ${journal.jobs.reviews.length} reviews written, ${journal.jobs.answers.length} answered.`,
    `Slowest return of both processes after a fault: ${(faults.slowestRecoveryMs / 1000).toFixed(1)} s.`,
    '',
    '| invariant | examined | violations |',
    '| --- | --- | --- |',
    ...findings.map(({ invariant, examined, violations }) => `| ${invariant} | ${examined} | ${violations.length} |`),
    ...findings.flatMap(violationsOf),
  ].join('\n');
}

function violationsOf({ invariant, violations }: Finding): string[] {
  if (violations.length === 0) return [];
  const more = violations.length - SHOWN;
  return ['', `${invariant}:`, ...violations.slice(0, SHOWN), ...(more > 0 ? [`and ${more} more`] : [])];
}
