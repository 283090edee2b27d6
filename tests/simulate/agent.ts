import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { inTransaction } from '../../src/server/context.ts';
import { callRequests, projects } from '../../src/server/db/schema/index.ts';
import { setNextStep } from '../../src/server/steps/setNextStep.ts';
import { isWorkingTime } from '../../src/shared/followUps/workingTime.ts';
import type { createContractors } from './contractor.ts';
import type { Market } from './market.ts';
import type { SimulatedRequest } from './requests.ts';
import { DAY, HOUR, spread, type World, workedMsFrom } from './world.ts';

/** The days, counted from the first, on which the one who goes away is away. */
const AWAY = { from: 20, to: 27 } as const;

type Project = typeof projects.$inferSelect;

/** Customer service: takes and publishes requests, and each morning does what the steps ask of it. */
export function createAgents(
  world: World,
  market: Market,
  requests: Map<string, SimulatedRequest>,
  contractors: ReturnType<typeof createContractors>,
) {
  const { ask, draw, now, plan, server } = world;
  const startedAt = now().getTime();
  const { orm: db } = server.database;

  const isAway = ({ temper }: Market['agents'][number]) => {
    const day = (now().getTime() - startedAt) / DAY;
    return temper === 'away' && day >= AWAY.from && day < AWAY.to;
  };

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

  async function take(own: SimulatedRequest, agent: Market['agents'][number]): Promise<void> {
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

  /** Every morning of work each agent goes through what waits for customer service: theirs, and what nobody has. */
  async function sweep(): Promise<void> {
    for (const [index, agent] of market.agents.entries()) {
      if (isAway(agent)) continue;
      const waiting = await db
        .select()
        .from(projects)
        .where(and(eq(projects.nextStepBy, 'service'), isNotNull(projects.nextStep)))
        .orderBy(asc(projects.nextStepAt), asc(projects.submittedAt));
      for (const project of waiting) {
        const own = requests.get(project.id);
        const isTheirs = project.agentId === agent.userId || (project.agentId === null && agent.temper === 'eager');
        if (!own || !isTheirs) continue;
        const random = draw('sweep', index, own.index, now().getTime());
        if (!random.chance(agent.temper === 'eager' ? 0.7 : 0.35)) continue;
        plan(spread(random, 0, 8 * HOUR), `agent ${index} ${own.index}`, () => attend(own, agent));
      }
    }
  }

  async function attend(own: SimulatedRequest, agent: Market['agents'][number]): Promise<void> {
    const [project] = await db.select().from(projects).where(eq(projects.id, own.id));
    if (!project?.nextStep || project.nextStepBy !== 'service') return;
    if (project.nextStep.startsWith('Check')) await take(own, agent);
    else if (project.nextStep.startsWith('Call')) await makeCall(own);
    else if (project.nextStep.startsWith('FindByCall')) await findByCall(own);
    else await telephone(own, agent, project);
  }

  /** The promised call is made. */
  async function makeCall(own: SimulatedRequest): Promise<void> {
    world.touched.add(own.id);
    await inTransaction(server.newContext(), async (tx) => {
      const open = and(eq(callRequests.projectId, own.id), isNull(callRequests.doneAt));
      await tx.db.select().from(projects).where(eq(projects.id, own.id)).for('update');
      await tx.db.update(callRequests).set({ doneAt: tx.now }).where(open);
      await setNextStep(tx, own.id);
    });
  }

  async function findByCall(own: SimulatedRequest): Promise<void> {
    const random = draw('finds', own.index, now().getTime());
    if (random.chance(0.3)) await contractors.accept(random.pick(market.contractors), own);
  }

  /** The client and the contractor are called: the work goes on, or the request ends with what was said. */
  async function telephone(own: SimulatedRequest, agent: Market['agents'][number], project: Project): Promise<void> {
    const random = draw('telephones', own.index, now().getTime());
    const cancel = (reason: string) =>
      put(agent.userId, `/admin/projects/${own.id}/cancellation`, own.id, { reason, note: 'Appelé.' });
    if (project.status === 'Hired' && own.isWorkDone) {
      await put(agent.userId, `/admin/projects/${own.id}/completion`, own.id, { note: 'Le client le confirme.' });
      return;
    }
    if (project.status === 'Hired') {
      if (random.chance(0.2)) await cancel('postponed');
      return;
    }
    if (own.temper === 'wrongNumber') {
      if (random.chance(0.5)) await cancel('unreachable');
      return;
    }
    if (random.chance(0.15)) {
      await cancel('foundElsewhere');
      return;
    }
    const [leadId, lead] = [...contractors.leads].find(([, one]) => one.own === own) ?? [];
    if (!leadId || !lead || random.chance(0.5)) return;
    if (project.nextStep?.startsWith('Contact')) await contractors.call(leadId, lead.who, own, 1);
    else await contractors.quote(leadId, lead.who, own);
  }

  return { expect, sweep: async () => (isWorkingTime(now()) ? sweep() : undefined) };
}
