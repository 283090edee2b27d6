import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom, type Random } from '../../src/server/seed/random.ts';
import type { ProjectView, SubmittedProject } from '../../src/shared/projects/views.ts';
import { frequencyNames } from '../../src/shared/subscriptions/status.ts';
import type { CheckoutView } from '../../src/shared/subscriptions/views.ts';
import { DEMO_PASSWORD } from '../support/builders.ts';
import type { StripeFake } from '../support/providers/stripeFake.ts';
import type { NimbaFake } from '../support/sms/nimbaFake.ts';
import { submissionOf } from '../support/submission.ts';
import { type Answer, type Caller, createCaller } from './caller.ts';
import { type Job, type OwnLead, playJobs } from './jobs.ts';
import { hasEveryAct, type Journal, limitCodes } from './journal.ts';
import type { Market, Person } from './market.ts';

interface LoadParts {
  seed: number;
  urls: readonly string[];
  market: Market;
  journal: Journal;
  payments: StripeFake;
  sms: NimbaFake;
}

export interface Load {
  callers: Caller[];
  /**
   * Nobody begins anything new, as soon as there is something of everything; resolves when everything begun was
   * answered for good.
   */
  finish: () => Promise<void>;
}

const CLIENTS = 4;
/** Clients who go on with requests that were published. */
const FOLLOWERS = 6;
/** Of so many documents one is a scan of several megabytes, which is long on its way. */
const LARGE_CHANCE = 0.03;
const LARGE_BYTES = 6_000_000;
/** On a slow machine a short run has seen little; it goes on for so long at most. */
const LAST_CALL_MS = 300_000;
/** Sessions outlive their access token, which lasts fifteen minutes. */
const SIGN_IN_EVERY_MS = 8 * 60_000;

/**
 * Clients, customer service, contractors and buyers, each going on with the next thing as soon as the last was
 * answered.
 */
export function startLoad({ seed, urls, market, journal, payments, sms }: LoadParts): Load {
  let isOver = false;
  let lastCall = 0;
  let clients = 0;
  const callers: Caller[] = [];
  /** Requests that wait for an agent, and those that contractors see. */
  const waiting: string[] = [];
  const published: string[] = [];
  /** Requests by their id; those that are published and whose client still has something to do. */
  const jobs = new Map<string, Job>();
  const followed: Job[] = [];
  const play = playJobs({ journal, sms, refused, isEnding });

  function actor(name: string, act: (caller: Caller, random: Random) => Promise<void>): Promise<void> {
    const random = createRandom(`${seed} ${name}`);
    const caller = createCaller(urls, random);
    callers.push(caller);
    const goOn = async () => {
      while (!isEnding()) {
        await act(caller, random);
        await pause(random.between(10, 120));
      }
    };
    return goOn();
  }

  /** Nobody begins anything new. */
  function isEnding(): boolean {
    return isOver && (Date.now() >= lastCall || isEnough());
  }

  /** Both limits were tried, there are documents and money, and jobs came to each of their ends. */
  function isEnough(): boolean {
    const isPaid = [...payments.sessions.values()].some((session) => session.payment_status === 'paid');
    const isTried = limitCodes.every((code) => journal.refusals.has(code)) && hasEveryAct(journal.jobs);
    return isPaid && isTried && journal.uploads.length > 0;
  }

  function refused({ body }: Answer): void {
    const code = body.code ?? 'none';
    journal.refusals.set(code, (journal.refusals.get(code) ?? 0) + 1);
  }

  async function beClient(caller: Caller, random: Random): Promise<void> {
    clients += 1;
    const mark = `chaos-${seed}-${clients};`;
    const phone = `62${String(clients).padStart(7, '0')}`;
    const person = { isSubmission: true, firstName: 'Awa', lastName: 'Bah', phoneNumber: phone };
    const { body: registered } = await caller.insist({ method: 'POST', path: '/register', body: person });
    const token = registered.accessToken;
    const submission: Journal['submissions'][number] = { mark, phone: `+224${phone}` };
    journal.submissions.push(submission);
    const form = submissionOf(idOf(registered), market.places, { description: `${mark} refaire le salon` });
    const { body } = await caller.insist({ method: 'POST', path: '/save-project-infos', token, body: form });
    const projectId = idOf(body);
    submission.projectId = projectId;
    const link = (body.entity as SubmittedProject).trackingPath ?? '';
    jobs.set(projectId, { projectId, phone, token: link.split('/').at(-1) ?? '' });
    for (let left = random.between(0, 2); left > 0; left--) await upload(caller, random, token, projectId);
    waiting.push(projectId);
  }

  async function upload(caller: Caller, random: Random, token: string | undefined, projectId: string): Promise<void> {
    const small = Buffer.concat([Buffer.from('%PDF-1.4\n'), random.bytes(random.between(200, 40_000))]);
    const content = random.chance(LARGE_CHANCE) ? Buffer.concat([small, Buffer.alloc(LARGE_BYTES)]) : small;
    const one: Journal['uploads'][number] = { projectId, sha256: createHash('sha256').update(content).digest('hex') };
    journal.uploads.push(one);
    const file = { name: 'plan.pdf', content };
    const { body } = await caller.insist({ method: 'POST', path: `/upload-file/project/${projectId}`, token, file });
    one.fileId = (body.entity as { id: string }[] | undefined)?.[0]?.id ?? '';
    const given = await caller.insist({ method: 'GET', path: `/download/${one.fileId}`, token });
    one.givenBack = String(given.body.entity);
  }

  function customerService(person: Person) {
    const tokenOf = signIn(person);
    return async (caller: Caller, random: Random) => {
      const token = await tokenOf(caller);
      await play.checkReviews(caller, random, token);
      const id = waiting.length > 0 ? random.pick(waiting) : undefined;
      if (!id) return pause(100);
      const own = { id, agentId: person.userId };
      const taken = await caller.insist({ method: 'PUT', path: '/assign-project/', token, body: own });
      // Another may have been faster, who then goes on with it.
      if (taken.status !== 200) return refused(taken);
      waiting.splice(waiting.indexOf(id), 1);
      const work: NonNullable<ReturnType<Journal['desk']['get']>> = {
        agentId: person.userId,
        edits: 0,
        isPublished: false,
      };
      journal.desk.set(id, work);
      for (let left = random.between(1, 3); left > 0; left--) await correct(caller, token, own, work);
      const body = { ...own, serviceId: market.places.serviceId };
      const activated = await caller.insist({ method: 'PUT', path: '/activate-project/', token, body });
      if (activated.status !== 200) return refused(activated);
      work.isPublished = true;
      published.push(id);
      followed.push(jobOf(id));
    };
  }

  async function correct(
    caller: Caller,
    token: string | undefined,
    own: { id: string; agentId: string },
    work: { edits: number; description?: string },
  ): Promise<void> {
    const { body: read } = await caller.insist({ method: 'GET', path: `/get-project-details/${own.id}`, token });
    const project = read.entity as ProjectView;
    const description = `${project.description} +${work.edits + 1}`;
    const { address, cityId, districtId, desiredStartDate, preferredContactDays, preferredHoursRange } = project;
    const changed = { address, cityId, districtId, desiredStartDate, preferredContactDays, preferredHoursRange };
    const { phoneNumber, updatedAt } = project;
    const body = { ...own, ...changed, phoneNumber, updatedAt, description };
    const answer = await caller.insist({ method: 'PUT', path: '/update-project-details', token, body });
    if (answer.status !== 200) return refused(answer);
    work.edits += 1;
    work.description = description;
  }

  function contractor(person: Person) {
    const tokenOf = signIn(person);
    const own: OwnLead[] = [];
    return async (caller: Caller, random: Random) => {
      const token = await tokenOf(caller);
      if (random.chance(0.1)) await play.answerReviews(caller, token);
      if (own.length > 0 && random.chance(0.75)) return workOnOne(caller, random, token, own);
      // The newest are those that several want at the same moment.
      const wanted = random.sample(published.slice(-6), random.chance(0.4) ? 2 : 1);
      if (wanted.length === 0) return pause(100);
      await Promise.all(
        wanted.map(async (projectId) => {
          const body = { id: projectId, entrepreneurId: person.userId };
          const answer = await caller.insist({ method: 'PUT', path: '/accept-project/', token, body });
          if (answer.status !== 200) return refused(answer);
          journal.acceptances.push({ projectId, userId: person.userId });
          const { leadId } = answer.body.entity as ProjectView;
          if (!leadId) return;
          if (random.chance(0.2)) await withdraw(caller, token, leadId);
          else own.push({ leadId, job: jobOf(projectId) });
        }),
      );
    };
  }

  async function workOnOne(caller: Caller, random: Random, token: string | undefined, own: OwnLead[]): Promise<void> {
    const lead = random.pick(own);
    if (random.chance(0.03)) await withdraw(caller, token, lead.leadId);
    if (!(await play.work(caller, random, token, lead))) own.splice(own.indexOf(lead), 1);
  }

  /** Two clients never go on with the same request. */
  async function beFollower(caller: Caller, random: Random): Promise<void> {
    const job = followed.length > 0 ? random.pick(followed) : undefined;
    if (!job) return pause(100);
    followed.splice(followed.indexOf(job), 1);
    if (await play.follow(caller, random, job)) followed.push(job);
  }

  function jobOf(projectId: string): Job {
    const job = jobs.get(projectId);
    if (!job) throw new Error(`Nobody submitted ${projectId}`);
    return job;
  }

  /** The place is another contractor's, who may be after it at this moment. */
  async function withdraw(caller: Caller, token: string | undefined, leadId: string): Promise<void> {
    const body = { stage: 'Withdrawn', reason: 'noTime' };
    const answer = await caller.insist({ method: 'PUT', path: `/leads/${leadId}/stage`, token, body });
    if (answer.status === 200) journal.withdrawals.push(leadId);
    else refused(answer);
  }

  function buyer(person: Person) {
    const tokenOf = signIn(person);
    return async (caller: Caller, random: Random) => {
      const token = await tokenOf(caller);
      const body = {
        userId: person.userId,
        packageId: random.pick(market.packageIds),
        paymentFrequency: random.pick(frequencyNames),
        takeEffectImmediately: random.chance(0.5),
        returnUrl: '/payment/success',
        cancelUrl: '/payment/cancel',
        // Of two pages both may be paid.
        confirmsSecondPayment: true,
      };
      const answer = await caller.insist({ method: 'POST', path: '/checkout', token, body, isDecidedAgain: true });
      if (answer.status !== 200) return refused(answer);
      const { paymentId, checkoutUrl } = answer.body.entity as CheckoutView;
      journal.checkouts.push({ paymentId });
      await pay(checkoutUrl, random);
      // Many a notice is lost, and then "J'ai payé", or in the end the sweep, finds what was paid.
      if (random.chance(0.5)) await notify(checkoutUrl, random);
      if (random.chance(0.5))
        await caller.once({ method: 'POST', path: '/confirm-payment', token, body: { paymentId } });
    };
  }

  const pay = (checkoutUrl: string, random: Random) =>
    payments.act(checkoutUrl, random.weighted({ pay: 8, fail: 1, cancel: 1 }), new Date());

  /** As a provider does: twice at times, and to an address that may be dead. */
  async function notify(checkoutUrl: string, random: Random): Promise<void> {
    const session = payments.sessions.get(checkoutUrl.split('/').at(-1) ?? '');
    const notice = session && (await payments.notice(session.client_reference_id, new Date()));
    if (!notice) return;
    for (let copies = random.between(1, 2); copies > 0; copies--) {
      const { path, body, headers } = notice;
      await fetch(`${random.pick(urls)}${path}`, { method: 'POST', body, headers }).catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error;
      });
    }
  }

  const everybody = [
    ...Array.from({ length: CLIENTS }, (_, index) => actor(`client ${index}`, beClient)),
    ...Array.from({ length: FOLLOWERS }, (_, index) => actor(`follower ${index}`, beFollower)),
    ...market.agents.map((person, index) => actor(`agent ${index}`, customerService(person))),
    ...market.contractors.map((person, index) => actor(`contractor ${index}`, contractor(person))),
    ...market.buyers.map((person, index) => actor(`buyer ${index}`, buyer(person))),
  ];
  const all = Promise.all(everybody);
  return {
    callers,
    finish: async () => {
      isOver = true;
      lastCall = Date.now() + LAST_CALL_MS;
      await all;
    },
  };
}

/** The access token of a person, renewed by logging in again before it ends. */
function signIn({ email }: Person): (caller: Caller) => Promise<string | undefined> {
  let token: string | undefined;
  let since = 0;
  return async (caller) => {
    if (token && Date.now() - since < SIGN_IN_EVERY_MS) return token;
    const body = { loginIdentifier: email, password: DEMO_PASSWORD };
    token = (await caller.insist({ method: 'POST', path: '/login', body })).body.accessToken;
    since = Date.now();
    return token;
  };
}

const idOf = (body: Answer['body']): string => (body.entity as { id?: string } | undefined)?.id ?? '';
