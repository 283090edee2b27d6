import { and, eq } from 'drizzle-orm';
import { acceptances } from '../../src/server/db/schema/index.ts';
import { closingCode } from '../../src/server/leads/closingCode.ts';
import { isoDate } from '../../src/shared/format/dates.ts';
import type { QuoteView } from '../../src/shared/quotes/views.ts';
import type { Market, Person } from './market.ts';
import type { SimulatedRequest } from './requests.ts';
import { DAY, HOUR, MINUTE, spread, type World } from './world.ts';

/** How long a contractor takes to do what they mean to do. */
const pace: Record<Person['temper'], readonly [number, number]> = {
  eager: [10 * MINUTE, 6 * HOUR],
  slow: [8 * HOUR, 60 * HOUR],
  silent: [20 * HOUR, 90 * HOUR],
};

/** What a contractor who has spoken with the client makes of it. */
const intents = { quote: 58, paper: 10, withdraw: 8, lose: 5, nothing: 19 } as const;

/** Contractors: accept what they hear of, call, quote, work and mend, each by their temper. */
export function createContractors(world: World, market: Market, requests: Map<string, SimulatedRequest>) {
  const { ask, draw, elapsed, now, plan, server, telephones } = world;
  const byRecipient = new Map(
    market.contractors.flatMap((who) => [[who.phone, who] as const, [who.email, who] as const]),
  );
  const leads = new Map<string, { who: Person; own: SimulatedRequest }>();
  const heard = new Set<string>();

  telephones.listen(({ recipient, body }) => {
    const who = byRecipient.get(recipient);
    if (!who) return;
    const published = requests.get(/\/details-projets\/([\w-]+)/.exec(body)?.[1] ?? '');
    if (published) hear(who, published);
    const leadId = /\/chantiers\/([\w-]+)/.exec(body)?.[1];
    const lead = leadId ? leads.get(leadId) : undefined;
    if (leadId && lead) remember(leadId, lead.who, lead.own);
  });

  const keyOf = (who: Person, own: SimulatedRequest) => `contractor ${who.index} ${own.index}`;
  const later = (
    who: Person,
    own: SimulatedRequest,
    what: string,
    act: () => Promise<void>,
    within = pace[who.temper],
  ) => plan(spread(draw(keyOf(who, own), what, elapsed()), ...within), `${keyOf(who, own)} ${what}`, act);
  const luck = (who: Person, own: SimulatedRequest, what: string) => draw(keyOf(who, own), what);

  function hear(who: Person, own: SimulatedRequest): void {
    if (heard.has(keyOf(who, own))) return;
    heard.add(keyOf(who, own));
    if (luck(who, own, 'wants').chance({ eager: 0.5, slow: 0.35, silent: 0.12 }[who.temper]))
      later(who, own, 'accepts', () => accept(who, own));
  }

  const put = async (who: Person, own: SimulatedRequest, method: 'PUT' | 'POST', url: string, body?: object) => {
    world.touched.add(own.id);
    return ask<QuoteView>({ method, url, body, token: await world.session(who.userId) });
  };

  async function accept(who: Person, own: SimulatedRequest): Promise<void> {
    const body = { id: own.id, entrepreneurId: who.userId };
    if (!(await put(who, own, 'PUT', '/accept-project/', body)).entity) return;
    const [lead] = await server.database.orm
      .select({ id: acceptances.id })
      .from(acceptances)
      .where(and(eq(acceptances.projectId, own.id), eq(acceptances.enterpriseId, who.enterpriseId)));
    if (!lead) throw new Error('The acceptance is not there');
    leads.set(lead.id, { who, own });
    if (luck(who, own, 'calls').chance({ eager: 0.92, slow: 0.75, silent: 0.25 }[who.temper]))
      later(who, own, 'calls', () => call(lead.id, who, own, 1));
  }

  /** What they see of the lead: the stage, as long as it is theirs. */
  async function stageOf(leadId: string): Promise<string | undefined> {
    const [lead] = await server.database.orm
      .select({ stage: acceptances.stage })
      .from(acceptances)
      .where(eq(acceptances.id, leadId));
    return lead?.stage;
  }

  async function call(leadId: string, who: Person, own: SimulatedRequest, attempt: number): Promise<void> {
    if ((await stageOf(leadId)) !== 'New') return;
    const random = luck(who, own, `call ${attempt}`);
    const answers = { eager: 0.9, slow: 0.75, silent: 0.45, wrongNumber: 0 }[own.temper];
    if (random.chance(answers)) {
      own.wasCalled = true;
      if (random.chance(0.85)) await put(who, own, 'POST', `/leads/${leadId}/calls`, { outcome: 'reached' });
      later(who, own, 'decides', () => decide(leadId, who, own));
      return;
    }
    await put(who, own, 'POST', `/leads/${leadId}/calls`, { outcome: 'noAnswer' });
    if (attempt < 3) later(who, own, 'calls again', () => call(leadId, who, own, attempt + 1), [DAY, 2 * DAY]);
    else if (random.chance(0.7)) await put(who, own, 'POST', `/leads/${leadId}/unreachable`);
  }

  async function decide(leadId: string, who: Person, own: SimulatedRequest): Promise<void> {
    const stage = await stageOf(leadId);
    if (stage !== 'New' && stage !== 'Contacted') return;
    const intent = luck(who, own, 'intends').weighted(intents);
    if (intent === 'quote') later(who, own, 'quotes', () => quote(leadId, who, own), [4 * HOUR, 6 * DAY]);
    if (intent === 'paper') own.hasPaperQuote = true;
    if (intent === 'withdraw')
      await put(who, own, 'PUT', `/leads/${leadId}/stage`, { stage: 'Withdrawn', reason: 'noTime' });
    if (intent === 'lose') await put(who, own, 'PUT', `/leads/${leadId}/stage`, { stage: 'Lost', reason: 'price' });
  }

  async function quote(leadId: string, who: Person, own: SimulatedRequest): Promise<void> {
    const stage = await stageOf(leadId);
    if (!stage || !['New', 'Contacted', 'Visited', 'Quoted'].includes(stage)) return;
    const random = luck(who, own, 'quote');
    const after = (days: number) => isoDate(new Date(now().getTime() + days * DAY));
    const body = {
      lines: [{ label: 'Peinture', quantity: 12.5, unit: 'm²', unitPrice: random.between(20, 60) * 1000 }],
      vat: 'none',
      depositPercent: 30,
      validUntil: after(random.between(5, 30)),
      startsOn: after(random.between(5, 15)),
      durationDays: random.between(1, 10),
      notes: '',
    };
    const draft = (await put(who, own, 'POST', `/leads/${leadId}/quotes`, body)).entity;
    if (!draft) return;
    const { updatedAt } = draft;
    if (!(await put(who, own, 'POST', `/quotes/${draft.id}/send`, { updatedAt })).entity) return;
    if (random.chance(0.05))
      later(who, own, 'takes back', async () => void (await put(who, own, 'POST', `/quotes/${draft.id}/withdraw`)), [
        HOUR,
        3 * DAY,
      ]);
  }

  /** Something arrived about a lead: what they do depends on where it stands, whatever the message was. */
  function remember(leadId: string, who: Person, own: SimulatedRequest): void {
    if (!luck(who, own, `reads ${elapsed()}`).chance({ eager: 0.8, slow: 0.6, silent: 0.25 }[who.temper])) return;
    later(who, own, 'reminded', async () => {
      const stage = await stageOf(leadId);
      if (stage === 'New' && !own.wasCalled) await call(leadId, who, own, 1);
      else if (stage === 'Contacted') await quote(leadId, who, own);
      else if (stage === 'Completed') own.isMended = true;
    });
  }

  /** The client chose them: the work begins and mostly ends. */
  function work(leadId: string, who: Person, own: SimulatedRequest): void {
    const random = luck(who, own, 'works');
    if (random.chance(0.08)) return;
    later(
      who,
      own,
      'finishes',
      async () => {
        own.isWorkDone = true;
        if ((await stageOf(leadId)) !== 'Hired' || !random.chance(0.5) || own.temper === 'silent') return;
        const code = closingCode(server.config, { id: leadId });
        await put(who, own, 'POST', `/leads/${leadId}/close`, { code });
      },
      [6 * DAY, 30 * DAY],
    );
  }

  /** Who was chosen learns it on their own screen too: the SMS may be late. */
  async function seeHired(): Promise<void> {
    const hired = await server.database.orm
      .select({ id: acceptances.id })
      .from(acceptances)
      .where(eq(acceptances.stage, 'Hired'));
    for (const { id } of hired) {
      const lead = leads.get(id);
      if (!lead || heard.has(id)) continue;
      heard.add(id);
      work(id, lead.who, lead.own);
    }
  }

  return { accept, call, quote, leads, seeHired };
}
