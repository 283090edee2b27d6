import { inArray, isNotNull, sql } from 'drizzle-orm';
import { projects } from '../../src/server/db/schema/index.ts';
import { createRandom } from '../../src/server/seed/random.ts';
import { stepsOfAnyHour } from '../../src/shared/followUps/steps.ts';
import { workedFrom } from '../../src/shared/followUps/workingTime.ts';
import { createAgenda } from './agenda.ts';
import { createAgents } from './agent.ts';
import { createClients } from './client.ts';
import { createContractors } from './contractor.ts';
import type { Crashes } from './crashes.ts';
import { createJudge, type Finding } from './judge.ts';
import { fillMarket } from './market.ts';
import type { SimulatedRequest } from './requests.ts';
import { type OpenedDatabase, openServer, type SimulatedServer } from './server.ts';
import { createTelephones, type Telephones } from './telephones.ts';
import { createWorld, DAY, HOUR, MINUTE } from './world.ts';

export interface SimulationOptions {
  seed: number;
  requests: number;
  days: number;
  /** So many workers take the jobs at once. */
  processes?: number;
  /** Switched off, nothing is done when a step is overdue. */
  isFollowed?: boolean;
  /** How likely a step's transaction dies on the way. */
  crashes?: number;
  tell?: (line: string) => void;
}

export interface SimulationRun {
  startedAt: Date;
  endedAt: Date;
  server: SimulatedServer;
  telephones: Telephones;
  requests: Map<string, SimulatedRequest>;
  findings: Finding[];
  refusals: Map<string, number>;
  events: number;
  crashes: number;
  /** The rules anew, on what is stored and was told by now. */
  examineAgain: (surprises?: readonly string[]) => Promise<Finding[]>;
  close: () => Promise<void>;
}

/** Days on which the SMS provider is out, counted from the first. */
const OUTAGE = { from: 30, days: 16 } as const;
/** Public holidays of the simulation, counted likewise. */
const HOLIDAYS = [10, 39] as const;
/** Requests come in this part of the days, so that most can end within them. */
const COMING = 0.6;
const SWEEP_HOUR = 9;

/** The next Monday at midnight: working weeks begin with it, and packages that start today run. */
function nextMonday(): Date {
  const today = Math.floor(Date.now() / DAY) * DAY;
  return new Date(today + ((8 - new Date(today).getUTCDay()) % 7 || 7) * DAY);
}

/** A market that lives on a clock which goes from event to event, judged all the way (`judge.ts`). */
export async function simulate(opened: OpenedDatabase, options: SimulationOptions): Promise<SimulationRun> {
  const { seed, days, processes = 1, isFollowed = true, tell = () => undefined } = options;
  const startedAt = nextMonday();
  const endedAt = new Date(startedAt.getTime() + days * DAY);
  let time = startedAt.getTime();
  const now = () => new Date(time);
  const scale = Math.min(1, days / 90);
  const outFrom = startedAt.getTime() + OUTAGE.from * scale * DAY;
  const isOut = (at: Date) => at.getTime() >= outFrom && at.getTime() < outFrom + OUTAGE.days * DAY * scale;
  const telephones = createTelephones({ clock: now, isOut });
  const crashes: Crashes | undefined = options.crashes
    ? { random: createRandom(`${seed} crashes`), probability: options.crashes, count: 0 }
    : undefined;
  const server = await openServer({ ...opened, clock: now, telephones, processes, crashes });
  const agenda = createAgenda();
  const world = createWorld({ seed, server, telephones, agenda, now, end: endedAt });
  const market = await fillMarket(world, {
    requests: options.requests,
    holidays: HOLIDAYS.map((day) =>
      new Date(startedAt.getTime() + Math.round(day * scale) * DAY).toISOString().slice(0, 10),
    ),
    isFollowed,
  });
  const requests = new Map<string, SimulatedRequest>();
  const clients = createClients(world, market, requests);
  const contractors = createContractors(world, market, requests);
  const agents = createAgents(world, market, requests, contractors);
  const { holidays } = market;
  const evidence = { server, telephones, requests, now, holidays, isFollowed, isOut };
  const judge = createJudge(evidence);

  for (let index = 0; index < options.requests; index += 1) {
    const after = Math.round(createRandom(`${seed} comes ${index}`).next() * days * COMING * DAY);
    // People ask from the morning to late in the evening.
    const at = startedAt.getTime() + Math.floor(after / DAY) * DAY + 6 * HOUR + ((after % DAY) * 17) / 24;
    agenda.plan({
      at: Math.round(at),
      key: `client ${index}`,
      act: async () => {
        const known = requests.size;
        await clients.submit(index);
        const own = [...requests.values()][known];
        if (own) agents.expect(own);
      },
    });
  }

  const { orm: db } = server.database;
  /** When the next job and the next step are due. */
  const dueNext = async (): Promise<{ jobAt: number; stepAt: number }> => {
    const step = (isNamed: boolean) => sql`
      (select (extract(epoch from min(next_step_at)) * 1000)::float8 from projects
      where (${inArray(projects.nextStep, stepsOfAnyHour)}) = ${isNamed} and ${isFollowed})`;
    const { rows } = (await db.execute(sql`
      select (extract(epoch from (select min(due_at) from simulated_jobs)) * 1000)::float8 as job,
        ${step(false)} as step, ${step(true)} as named`)) as unknown as {
      rows: { job: number | null; step: number | null; named: number | null }[];
    };
    const jobAt = rows[0]?.job ?? Number.POSITIVE_INFINITY;
    // The clock of the job strikes each minute, and what a request names waits for one of working time.
    const struck = (at: number | null | undefined) => Math.ceil((at ?? Number.POSITIVE_INFINITY) / MINUTE) * MINUTE;
    const namedAt = struck(rows[0]?.named);
    const stepAt = Math.min(
      struck(rows[0]?.step),
      Number.isFinite(namedAt) ? workedFrom(new Date(Math.max(namedAt, time)), holidays).getTime() : namedAt,
    );
    return { jobAt, stepAt };
  };
  const examineTouched = async () => {
    for (const id of world.touched) await judge.examineStep(id);
    world.touched.clear();
  };
  const followDue = async () => {
    const due = await db
      .select({ id: projects.id })
      .from(projects)
      .where(sql`${isNotNull(projects.nextStep)} and ${projects.nextStepAt} <= ${now().toISOString()}`);
    if (due.length === 0) return;
    await server.follow();
    for (const { id } of due) world.touched.add(id);
  };

  let events = 0;
  let hour = time;
  let today = -1;
  for (;;) {
    const { jobAt, stepAt } = await dueNext();
    const next = Math.min(agenda.next(), jobAt, stepAt, hour);
    if (next >= endedAt.getTime()) break;
    time = Math.max(time, next);
    events += 1;
    const isHour = hour <= time;
    if (isHour) {
      const day = Math.floor((time - startedAt.getTime()) / DAY);
      if (day !== today) {
        today = day;
        await server.strike('quotes.expire');
        await judge.examineSteps('open');
        tell(`day ${day}: ${requests.size} requests, ${telephones.arrived.length} messages, ${events} events`);
      }
      await server.strike('leads.remind');
      await contractors.seeHired();
      if (now().getUTCHours() === SWEEP_HOUR) await agents.sweep();
      hour += HOUR;
    }
    if (stepAt <= time) await followDue();
    if (isHour || stepAt <= time || jobAt <= time) await server.work();
    if (agenda.next() <= time) {
      await agenda.take()?.act();
      await server.work();
    }
    await examineTouched();
    if (time % HOUR === 0) await judge.examineHour();
  }
  time = endedAt.getTime();
  if (isFollowed) await followDue();
  await server.work();
  const findings = await judge.examineEnd(world.surprises);
  return {
    startedAt,
    endedAt,
    server,
    telephones,
    requests,
    findings,
    refusals: world.refusals,
    events,
    crashes: crashes?.count ?? 0,
    examineAgain: (surprises = []) => createJudge(evidence).examineEnd(surprises),
    close: server.close,
  };
}
