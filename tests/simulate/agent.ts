import { eq } from 'drizzle-orm';
import { projects } from '../../src/server/db/schema/index.ts';
import type { Step } from '../../src/shared/followUps/steps.ts';
import type { FollowUpItem } from '../../src/shared/followUps/views.ts';
import { isWorkingTime, workedFrom, workedUntil } from '../../src/shared/followUps/workingTime.ts';
import type { callOutcomes } from '../../src/shared/leads/status.ts';
import type { createContractors } from './contractor.ts';
import type { Market } from './market.ts';
import type { ClientTemper, SimulatedRequest } from './requests.ts';
import { DAY, HOUR, spread, type World, workedMsFrom } from './world.ts';

/** The days, counted from the first, on which the one who goes away is away. */
const AWAY = { from: 20, to: 27 } as const;

type Agent = Market['agents'][number];

/** Rows of the desk that are asked for at once. */
const PAGE = 100;
const ONLY_REQUESTS = JSON.stringify({ kind: 'project' });

/** What comes of a call of the desk, by the client's temper. */
const answers: Record<ClientTemper, Record<(typeof callOutcomes)[number], number>> = {
  eager: { reached: 85, noAnswer: 10, callBack: 5, wrongNumber: 0 },
  slow: { reached: 55, noAnswer: 30, callBack: 15, wrongNumber: 0 },
  silent: { reached: 30, noAnswer: 65, callBack: 5, wrongNumber: 0 },
  wrongNumber: { reached: 0, noAnswer: 20, callBack: 0, wrongNumber: 80 },
};

/** Customer service: takes and publishes requests, and each morning does what the steps ask of it. */
export function createAgents(
  world: World,
  market: Market,
  requests: Map<string, SimulatedRequest>,
  contractors: ReturnType<typeof createContractors>,
) {
  const { ask, draw, elapsed, now, plan, server } = world;
  const { orm: db } = server.database;

  const today = () => Math.floor(elapsed() / DAY);
  const isAway = ({ temper }: Agent) => temper === 'away' && today() >= AWAY.from && today() < AWAY.to;
  /** The last day of work before it, a Saturday. */
  const leavesToday = ({ temper }: Agent) => temper === 'away' && today() === AWAY.from - 1;

  const put = async (userId: string, url: string, projectId: string, body: object) => {
    world.touched.add(projectId);
    return ask<{ id: string }>({ method: 'PUT', url, body, token: await world.session(userId) });
  };

  /** Plans when the agent whose turn it is looks at a new request; some are overlooked. */
  function expect(own: SimulatedRequest): void {
    const agent = market.agents[own.agent];
    const random = draw('agent', own.index);
    if (!agent || random.chance(0.06)) return;
    const hours = agent.temper === 'eager' ? spread(random, 0, 5) : spread(random, 3, 26);
    plan(workedMsFrom(now(), hours), `agent ${own.agent} ${own.index}`, () => take(own, agent));
  }

  async function take(own: SimulatedRequest, agent: Agent): Promise<void> {
    const [project] = await db.select().from(projects).where(eq(projects.id, own.id));
    if (!project || isAway(agent)) return;
    const random = draw('takes', own.index);
    if (project.status === 'Submitted')
      await put(agent.userId, '/assign-project/', own.id, { id: own.id, agentId: agent.userId });
    else if (project.status !== 'Assigned' || project.agentId !== agent.userId) return;
    if (random.chance(0.05)) {
      await put(agent.userId, `/admin/projects/${own.id}/rejection`, own.id, { reason: 'outOfArea' });
      return;
    }
    // Taken, and forgotten: the desk reminds them.
    if (random.chance(0.05) && project.status === 'Submitted') return;
    const serviceId = random.pick(market.serviceIds);
    await put(agent.userId, '/activate-project/', own.id, { id: own.id, agentId: agent.userId, serviceId });
  }

  /** Every morning of work each agent goes through the desk's list: theirs, and what nobody has. */
  async function sweep(): Promise<void> {
    for (const [index, agent] of market.agents.entries()) {
      if (isAway(agent)) continue;
      const due = await list(agent);
      if (leavesToday(agent)) {
        for (const item of due) await handOver(item, agent, market.agents[0] ?? agent);
        continue;
      }
      for (const item of due) {
        const own = requests.get(item.id);
        if (!own || (item.agentId === null && agent.temper !== 'eager')) continue;
        const random = draw('sweep', index, own.index, elapsed());
        if (!random.chance(agent.temper === 'eager' ? 0.7 : 0.35)) continue;
        plan(spread(random, 0, 8 * HOUR), `agent ${index} ${own.index}`, () => attend(own, agent));
      }
    }
  }

  /** What the desk shows this agent, page by page. */
  async function list({ userId }: Agent): Promise<FollowUpItem[]> {
    const items: FollowUpItem[] = [];
    for (let from = 0; from === items.length; from += PAGE) {
      const query = new URLSearchParams({ range: JSON.stringify([from, from + PAGE - 1]), filter: ONLY_REQUESTS });
      const url = `/admin/follow-ups?${query}`;
      const { entity } = await ask<FollowUpItem[]>({ method: 'GET', url, token: await world.session(userId) });
      items.push(...(entity ?? []));
    }
    return items;
  }

  async function handOver(item: FollowUpItem, from: Agent, to: Agent): Promise<void> {
    if (item.agentId === from.userId)
      await put(from.userId, `/admin/projects/${item.id}/assignment`, item.id, { agentId: to.userId });
  }

  /** What the desk says of the request by then; a colleague may have done it, or the client ended it. */
  async function attend(own: SimulatedRequest, agent: Agent): Promise<void> {
    const { entity: item } = await ask<FollowUpItem>({
      method: 'GET',
      url: `/admin/follow-ups/${own.id}`,
      token: await world.session(agent.userId),
      mayBeGone: true,
    });
    if (!item?.step || item.by !== 'service' || isAway(agent)) return;
    if (item.step.startsWith('Check')) await take(own, agent);
    else if (item.step.startsWith('FindByCall')) await findByCall(own, agent);
    else await telephone(own, agent, item.step);
  }

  /** Calls the client and writes down at the desk what came of it. Gives whether they were reached. */
  async function call(own: SimulatedRequest, agent: Agent): Promise<boolean> {
    const random = draw('telephones', own.index, elapsed());
    const outcome = random.weighted(answers[own.temper]);
    const later = workedFrom(workedUntil(now(), random.between(5, 15), market.holidays), market.holidays);
    world.touched.add(own.id);
    await ask<{ id: string }>({
      method: 'POST',
      url: `/admin/follow-ups/${own.id}/calls`,
      body: { kind: 'project', outcome, ...(outcome === 'callBack' ? { at: later.toISOString() } : {}) },
      token: await world.session(agent.userId),
    });
    return outcome === 'reached';
  }

  /** A contractor who would take it is looked for by telephone; else the client is told so. */
  async function findByCall(own: SimulatedRequest, agent: Agent): Promise<void> {
    const random = draw('finds', own.index, elapsed());
    if (random.chance(0.3)) await contractors.accept(random.pick(market.contractors), own);
    else if (random.chance(0.2)) await call(own, agent);
  }

  /** The client and the contractor are called: the work goes on, or the request ends with what was said. */
  async function telephone(own: SimulatedRequest, agent: Agent, step: Step): Promise<void> {
    const isReached = await call(own, agent);
    const random = draw('hears', own.index, elapsed());
    const cancel = (reason: string) =>
      put(agent.userId, `/admin/projects/${own.id}/cancellation`, own.id, { reason, note: 'Appelé.' });
    if (own.temper === 'wrongNumber') {
      if (random.chance(0.5)) await cancel('unreachable');
      return;
    }
    if (!isReached || step.startsWith('Call') || step.startsWith('Mend')) return;
    if (step.startsWith('Work')) {
      if (own.isWorkDone)
        await put(agent.userId, `/admin/projects/${own.id}/completion`, own.id, { note: 'Le client le confirme.' });
      else if (random.chance(0.2)) await cancel('postponed');
      return;
    }
    if (random.chance(0.15)) {
      await cancel('foundElsewhere');
      return;
    }
    const [leadId, lead] = [...contractors.leads].find(([, one]) => one.own === own) ?? [];
    if (!leadId || !lead || random.chance(0.5)) return;
    if (step.startsWith('Contact')) await contractors.call(leadId, lead.who, own, 1);
    else await contractors.quote(leadId, lead.who, own);
  }

  return { expect, sweep: async () => (isWorkingTime(now()) ? sweep() : undefined) };
}
