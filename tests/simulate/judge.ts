import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { followUpCalls, messages, projects } from '../../src/server/db/schema/index.ts';
import { classOf, type Template } from '../../src/server/messages/templates.ts';
import { readFacts } from '../../src/server/steps/readFacts.ts';
import { occasionOf } from '../../src/shared/followUps/circumstances.ts';
import { type Step, stepRules, stepsOfAnyHour } from '../../src/shared/followUps/steps.ts';
import { type Holidays, isWorkingTime } from '../../src/shared/followUps/workingTime.ts';
import { type SystemReason, systemReasons, tellsClient } from '../../src/shared/projects/closing.ts';
import type { SimulatedRequest } from './requests.ts';
import type { SimulatedServer } from './server.ts';
import type { Arrived, Telephones } from './telephones.ts';

/** What must hold, how many things were looked at, and what does not hold. */
export interface Finding {
  rule: string;
  examined: number;
  violations: string[];
}

export const rules = {
  step: 'each open request has the one next step that its facts say',
  future: 'no step is left overdue',
  told: 'each request that ended told its client why',
  asked: 'no request is closed for the silence of a client who was not asked, by a message that arrived or by a call',
  hours: 'no SMS at night but what somebody had just caused, codes and links',
  budget: 'no more SMS to a client for one request than the setting',
  once: 'no message twice',
  lost: 'no message to a client is lost without being sent or overtaken',
  quota: 'no more acceptances than quotes, nor in a month than the package gives',
  answers: 'every answer is one that a rule explains',
} as const;

export type RuleName = keyof typeof rules;

/** The clock of a minute and the job after it. */
const TAKES_MS = 90_000;
const JUST_CAUSED_MS = 60_000;
const SAME_DAY_MS = 86_400_000;
const HALF_DAY_MS = SAME_DAY_MS / 2;
const SMS_PER_REQUEST = 8;
const AT_ONCE = 8;

/** What a client is asked before their silence ends the request. */
const questionsBefore: Record<SystemReason, readonly Template[]> = {
  noEnterprise: ['stepWaiting'],
  noAnswer: ['stepChoice'],
  noNews: ['stepCalled', 'stepQuoted'],
};

interface Parts {
  server: SimulatedServer;
  telephones: Telephones;
  requests: Map<string, SimulatedRequest>;
  now: () => Date;
  holidays: Holidays;
  isFollowed: boolean;
  isOut: (at: Date) => boolean;
}

/** Looks at the market while it runs and at its end; what it finds it says in words. */
export function createJudge({ server, telephones, requests, now, holidays, isFollowed, isOut }: Parts) {
  const { orm: db } = server.database;
  const findings = new Map<RuleName, Finding>();
  for (const [name, rule] of Object.entries(rules) as [RuleName, string][])
    findings.set(name, { rule, examined: 0, violations: [] });

  const examine = (name: RuleName, holds: boolean, words: () => string): void => {
    const finding = findings.get(name);
    if (!finding) throw new Error(`There is no rule ${name}`);
    finding.examined += 1;
    if (!holds && finding.violations.length < 50) finding.violations.push(words());
  };
  const at = () => now().toISOString();
  const nameOf = (id: string | null) => `request ${requests.get(id ?? '')?.index}`;

  /** What a request names may lie in the night or in the past, and is followed while people work. */
  const isLate = (step: Step, due: Date): boolean =>
    due.getTime() < now().getTime() - TAKES_MS && (!stepsOfAnyHour.includes(step) || isWorkingTime(now(), holidays));

  /** The step that is stored against the one that fresh facts give. */
  async function examineStep(id: string): Promise<void> {
    const followed = await readFacts(server.newContext(), id);
    if (!followed) throw new Error(`There is no project ${id}`);
    const occasion = occasionOf(followed.facts);
    const { nextStep: step, stepSince } = followed.present;
    const own = requests.get(id);
    if (own && occasion) own.waitsSince = occasion.since;
    const isRight = occasion
      ? step !== null && stepRules[step].of === occasion.name && stepSince?.getTime() === occasion.since.getTime()
      : step === null;
    examine('step', isRight, () => `${at()} ${nameOf(id)}: has ${step}, and is ${occasion?.name ?? 'over'}`);
  }

  /** At each hour: what is overdue is being done. */
  async function examineHour(): Promise<void> {
    const open = await db.execute(sql`
      select id, next_step as step, next_step_at as due from projects
      where next_step is not null and next_step_at < ${new Date(now().getTime() - TAKES_MS).toISOString()}`);
    const { rows } = open as unknown as { rows: { id: string; step: Step; due: string }[] };
    const late = isFollowed ? rows.filter(({ step, due }) => isLate(step, new Date(due))) : [];
    examine('future', late.length === 0, () =>
      late.map(({ id, step, due }) => `${at()} ${nameOf(id)}: ${step} was due ${due}`).join('; '),
    );
  }

  /** All requests, or those that are open. */
  async function examineSteps(which: 'all' | 'open'): Promise<void> {
    const isOpen = which === 'open' ? isNotNull(projects.nextStep) : undefined;
    const rows = await db.select({ id: projects.id }).from(projects).where(isOpen);
    const ids = rows.flatMap(({ id }) => (requests.has(id) ? id : []));
    while (ids.length > 0) await Promise.all(ids.splice(0, AT_ONCE).map(examineStep));
  }

  /** What was said to whom, and when. */
  async function examineEnd(surprises: readonly string[]): Promise<Finding[]> {
    await examineSteps('all');
    await examineHour();
    const rows = await db.select().from(messages);
    const byId = new Map(rows.map((row) => [row.id, row]));
    examineArrivals(byId);
    await examineSilence(byId);
    for (const row of rows) {
      const own = row.projectId ? requests.get(row.projectId) : undefined;
      const isToClient = own && (row.recipient === own.phone || row.recipient === own.email);
      if (!isToClient) continue;
      const waits =
        row.status === 'Queued' && (isOut(now()) || now().getTime() - row.createdAt.getTime() < SAME_DAY_MS);
      const isExplained =
        ['Sent', 'Delivered'].includes(row.status) ||
        telephones.wrong.has(row.recipient) ||
        waits ||
        (row.status === 'Failed' && !row.lastError?.startsWith('simulated:'));
      examine('lost', isExplained, () => `${nameOf(own.id)}: ${row.template} is ${row.status}: ${row.lastError}`);
    }
    await examineEnds(rows);
    await examineQuotas();
    examine('answers', surprises.length === 0, () => surprises.slice(0, 10).join('\n'));
    // Without the follow-up nobody is closed for their silence.
    for (const [rule, finding] of findings)
      if (finding.examined === 0 && (isFollowed || rule !== 'asked'))
        finding.violations.push('there was nothing to look at');
    return [...findings.values()];
  }

  function examineArrivals(byId: Map<string, typeof messages.$inferSelect>): void {
    const ids = new Set<string>();
    const alike = new Map<string, Arrived>();
    const bySms = new Map<string, number>();
    for (const arrived of telephones.arrived) {
      const row = byId.get(arrived.id);
      if (!row) throw new Error('A message arrived that nobody wrote');
      const own = row.projectId ? requests.get(row.projectId) : undefined;
      const line = `${arrived.at.toISOString()} ${nameOf(row.projectId)}: ${row.template} to ${arrived.recipient}`;
      // Customer service is told once in a half-day, everybody else once.
      const occasion = row.template.startsWith('followUps') ? Math.floor(row.createdAt.getTime() / HALF_DAY_MS) : '';
      // A question is the same whenever it is asked; of the rest its occasion tells.
      const words = row.template.startsWith('step') ? row.body : row.dedupeKey;
      const key = `${arrived.channel} ${arrived.recipient} ${row.template} ${occasion} ${words}`;
      const before = alike.get(key);
      const isRepeated = before !== undefined && arrived.at.getTime() - before.at.getTime() < SAME_DAY_MS;
      examine('once', !ids.has(arrived.id) && !isRepeated, () => line);
      ids.add(arrived.id);
      alike.set(key, arrived);
      if (arrived.channel !== 'sms') continue;
      const hour = arrived.at.getUTCHours();
      const isEssential = classOf(row.template) === 'essential';
      const isAwake = row.originNetwork !== null && arrived.at.getTime() - row.createdAt.getTime() <= JUST_CAUSED_MS;
      examine('hours', (hour >= 8 && hour < 20) || isEssential || isAwake, () => line);
      if (!own || arrived.recipient !== own.phone) continue;
      if (isEssential) continue;
      const count = (bySms.get(own.id) ?? 0) + 1;
      bySms.set(own.id, count);
      examine('budget', count <= SMS_PER_REQUEST, () => `${line} is the ${count}th`);
    }
  }

  /** Since the request was at what it was at last: a question of before was about something else. */
  async function examineSilence(byId: Map<string, typeof messages.$inferSelect>): Promise<void> {
    const silenced = await db
      .select()
      .from(projects)
      .where(inArray(projects.closingReason, [...systemReasons]));
    const askedOf = Map.groupBy(telephones.arrived, ({ id }) => byId.get(id)?.projectId);
    for (const { id, closingReason, closedAt } of silenced) {
      const own = requests.get(id);
      if (!own?.waitsSince || !closedAt) continue;
      const { waitsSince } = own;
      const asking: readonly string[] = questionsBefore[closingReason as SystemReason];
      const isAsked = (askedOf.get(id) ?? []).some(
        (one) => asking.includes(byId.get(one.id)?.template ?? '') && one.at >= waitsSince && one.at < closedAt,
      );
      const isCalled = and(eq(followUpCalls.projectId, id), gte(followUpCalls.calledAt, waitsSince));
      examine(
        'asked',
        isAsked || (await db.$count(followUpCalls, isCalled)) > 0,
        () => `${nameOf(id)} was closed at ${closedAt.toISOString()} (${closingReason}) unasked`,
      );
    }
  }

  async function examineEnds(rows: (typeof messages.$inferSelect)[]): Promise<void> {
    const ended = await db
      .select()
      .from(projects)
      .where(inArray(projects.status, ['Cancelled', 'Rejected']));
    for (const { id, closingReason } of ended) {
      const own = requests.get(id);
      if (!own || !closingReason || !tellsClient(closingReason)) continue;
      const told = rows.filter(
        ({ projectId, template }) => projectId === id && ['requestCancelled', 'requestRejected'].includes(template),
      );
      const isTold = told.some(({ status }) => ['Sent', 'Delivered'].includes(status));
      const isOnItsWay = told.some(({ status }) => status === 'Queued');
      const isOnPage = own.temper === 'wrongNumber' && told.length > 0;
      examine(
        'told',
        isTold || isOnItsWay || isOnPage,
        () =>
          `${nameOf(id)} ended (${closingReason}): ${told.map(({ status, lastError }) => `${status} ${lastError}`).join(', ') || 'nothing was written'}`,
      );
    }
    for (const own of requests.values()) {
      const [project] = await db
        .select({ status: projects.status, step: projects.nextStep, due: projects.nextStepAt })
        .from(projects)
        .where(eq(projects.id, own.id));
      const isBehind = project?.step && project.due && isLate(project.step, project.due);
      examine('future', !isFollowed || !isBehind, () => `${nameOf(own.id)} ends in ${project?.step}`);
    }
  }

  async function examineQuotas(): Promise<void> {
    const { rows } = (await db.execute(sql`
      select 'project ' || project_id || ' has ' || count(*) as line from acceptances
      where freed_at is null group by project_id having count(*) > 3 or max(slot) > 3
      union all
      select 'enterprise ' || enterprise_id || ' has ' || count(*) || ' in ' || month
      from acceptances join packages on packages.id = package_id where released_at is null
      group by enterprise_id, month, packages.monthly_acceptances
      having count(*) > packages.monthly_acceptances`)) as unknown as { rows: { line: string }[] };
    examine('quota', rows.length === 0, () => rows.map(({ line }) => line).join('; '));
  }

  return { examineStep, examineHour, examineSteps, examineEnd };
}
