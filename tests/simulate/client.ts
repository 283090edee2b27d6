import { isoDate } from '../../src/shared/format/dates.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import type { Market } from './market.ts';
import type { ClientTemper, SimulatedRequest } from './requests.ts';
import { DAY, HOUR, MINUTE, spread, type World } from './world.ts';

const tempers: Record<ClientTemper, number> = { eager: 35, slow: 35, silent: 20, wrongNumber: 10 };

/** How long a client takes to look at what arrived; null: never. */
const looksAfter: Record<ClientTemper, readonly [number, number] | null> = {
  eager: [10 * MINUTE, 5 * HOUR],
  slow: [DAY, 5 * DAY],
  silent: null,
  wrongNumber: [DAY, 4 * DAY],
};

/** Clients: submit, look at their page when something arrives, and do what it asks, each by their temper. */
export function createClients(world: World, market: Market, requests: Map<string, SimulatedRequest>) {
  const { ask, draw, elapsed, now, plan, server, telephones } = world;
  const byRecipient = new Map<string, SimulatedRequest>();

  telephones.listen(({ recipient, body }) => {
    const own = byRecipient.get(recipient);
    if (!own) return;
    own.link = /\/suivi\/([\w-]{20,})/.exec(body)?.[1] ?? own.link;
    look(own, 'message');
  });

  async function submit(index: number): Promise<void> {
    const random = draw('client', index);
    const temper = random.weighted(tempers);
    const phone = `+224621${String(100_000 + index)}`;
    const email = random.chance(0.35) ? `client${index}@simulation.test` : null;
    const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    const place = random.pick(market.places);
    if (temper === 'wrongNumber') telephones.wrong.add(phone);
    const person = { isSubmission: true, firstName: 'Awa', lastName: 'Bah', phoneNumber: phone, email: email ?? '' };
    const { entity: client } = await ask<{ id: string }>({ method: 'POST', url: '/register', body: person, address });
    if (!client) return;
    const token = await world.session(client.id);
    const { entity: project } = await ask<{ id: string }>({
      method: 'POST',
      url: '/save-project-infos',
      token,
      address,
      body: {
        clientId: client.id,
        description: 'Refaire la peinture du salon',
        address: 'Derrière la mosquée',
        cityId: place.cityId,
        districtId: place.districtId,
        desiredStartDate: isoDate(new Date(now().getTime() + 20 * DAY)),
        preferredContactDays: 'Lundi',
        preferredHoursRange: '09h00-12h00',
        choosenResponses: {},
        serviceId: '',
        filePath: '',
      },
    });
    if (!project) return;
    const own: SimulatedRequest = {
      index,
      id: project.id,
      phone,
      email,
      address,
      temper,
      agent: random.between(0, market.agents.length - 1),
      link: undefined,
      cookie: undefined,
      wasCalled: false,
      hasPaperQuote: false,
      isWorkDone: false,
      isMended: false,
      waitsSince: undefined,
    };
    requests.set(project.id, own);
    byRecipient.set(phone, own);
    if (email) byRecipient.set(email, own);
    world.touched.add(own.id);
    if (random.chance(0.06)) plan(spread(random, HOUR, 25 * DAY), `client ${index} cancels`, () => giveUp(own));
    if (random.chance(0.1)) plan(spread(random, HOUR, 5 * DAY), `client ${index} calls`, () => askCall(own));
  }

  function look(own: SimulatedRequest, why: string, within = looksAfter[own.temper]): void {
    if (!within) return;
    const random = draw('look', own.index, why, elapsed());
    plan(spread(random, ...within), `client ${own.index}`, () => read(own));
  }

  const act = async (own: SimulatedRequest, path: string, body?: object): Promise<boolean> => {
    world.touched.add(own.id);
    const { cookie, address } = own;
    const url = `/tracking/${own.link}/${path}`;
    return (await ask<TrackingView>({ method: 'POST', url, body, cookie, address })).entity !== null;
  };

  /** With a code that is sent to the telephone; where none arrives, the client tries again tomorrow. */
  async function bind(own: SimulatedRequest, path: string, body?: object): Promise<boolean> {
    if (!own.cookie) {
      const before = telephones.arrived.length;
      if (!(await act(own, 'code'))) return false;
      await server.work();
      const sms = telephones.arrived.slice(before).find(({ recipient }) => recipient === own.phone);
      const code = /\b(\d{6}) est votre code/.exec(sms?.body ?? '')?.[1];
      if (!code) {
        look(own, 'code', [DAY, 2 * DAY]);
        return false;
      }
      const given = {
        method: 'POST',
        url: `/tracking/${own.link}/verify`,
        body: { code },
        address: own.address,
      } as const;
      own.cookie = (await ask(given)).cookie;
      // A browser is remembered for 30 days; a while longer, and the client gives another code.
      plan(29 * DAY, `client ${own.index} forgets`, async () => {
        own.cookie = undefined;
      });
    }
    return act(own, path, body);
  }

  async function read(own: SimulatedRequest): Promise<void> {
    if (!own.link) return;
    const { entity: view } = await ask<TrackingView>({
      method: 'GET',
      url: `/tracking/${own.link}`,
      address: own.address,
    });
    if (!view) return;
    const random = draw('read', own.index, elapsed());
    const asking = view.enterprises.find(({ isAsking }) => isAsking);
    if (asking) {
      await act(own, 'reachable', { enterpriseId: asking.id });
      return;
    }
    if (view.status === 'Done') {
      await afterwards(own, view);
      return;
    }
    if (view.status !== 'Hired' && (await choose(own, view))) return;
    const question = view.nextStep.question;
    if (question) await answer(own, question);
    else if (view.nextStep.text.includes('arrêter')) {
      const wish = random.weighted({ wait: 5, stop: 2, nothing: 3 });
      if (wish === 'wait') await act(own, 'extend');
      if (wish === 'stop') await giveUp(own);
    } else if (view.status === 'Hired' && own.isWorkDone) await close(own);
  }

  async function choose(own: SimulatedRequest, view: TrackingView): Promise<boolean> {
    const open = view.quotes.filter(({ status }) => status === 'Sent');
    const [cheapest] = open;
    if (!cheapest) return false;
    const random = draw('choose', own.index, elapsed());
    const wish = random.weighted({ accept: 5, decline: 1, ponder: 4 });
    if (wish === 'ponder') look(own, 'ponder', [2 * DAY, 12 * DAY]);
    if (wish === 'decline') await bind(own, `quotes/${cheapest.id}/decline`, { reason: 'price' });
    if (wish === 'accept') await bind(own, `quotes/${cheapest.id}/accept`);
    return true;
  }

  async function answer(
    own: SimulatedRequest,
    { step, canSayYes }: { step: string; canSayYes: boolean },
  ): Promise<void> {
    if (step.startsWith('Work') && own.isWorkDone) await close(own);
    else if (step.startsWith('Mend') && own.isMended) await afterwards(own);
    else {
      const isSo = step.startsWith('Contact') ? own.wasCalled : step.startsWith('Quote') && own.hasPaperQuote;
      await act(own, 'answer', { step, answer: isSo && canSayYes ? 'yes' : 'no' });
    }
  }

  async function close(own: SimulatedRequest): Promise<void> {
    const random = draw('close', own.index);
    const dueOn = isoDate(new Date(now().getTime() + random.between(3, 14) * DAY));
    const reserves = random.chance(0.3) ? [{ text: 'Une plinthe manque', dueOn }] : [];
    if (await bind(own, 'close', { reserves })) look(own, 'closed', [DAY, 20 * DAY]);
  }

  /** What was to be mended is lifted where it is mended; then the review. */
  async function afterwards(own: SimulatedRequest, known?: TrackingView): Promise<void> {
    const view = known ?? (await ask<TrackingView>({ method: 'GET', url: `/tracking/${own.link}` })).entity;
    const open = view?.reserves.find(({ liftedAt }) => !liftedAt);
    if (open && own.isMended) await bind(own, `reserves/${open.id}/lift`);
    else if (!open && draw('review', own.index).chance(0.5))
      await bind(own, 'review', { rating: draw('rating', own.index).between(1, 5), text: 'Chantier propre.' });
  }

  async function giveUp(own: SimulatedRequest): Promise<void> {
    if (own.link) await act(own, 'cancel', { reason: 'clientGaveUp' });
  }

  async function askCall(own: SimulatedRequest): Promise<void> {
    if (!own.link) return;
    const url = `/tracking/${own.link}`;
    const { entity: view } = await ask<TrackingView>({ method: 'GET', url, address: own.address });
    if (!view) return;
    let at = new Date(Math.ceil((now().getTime() + DAY) / DAY) * DAY + 10 * HOUR);
    while (at.getUTCDay() === 0 || view.closedDays.includes(isoDate(at))) at = new Date(at.getTime() + DAY);
    await act(own, 'call-me', { at: at.toISOString() });
  }

  return { submit };
}
