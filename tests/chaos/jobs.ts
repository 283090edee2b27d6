import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../src/server/seed/random.ts';
import { isoDate } from '../../src/shared/format/dates.ts';
import { declineReasons } from '../../src/shared/quotes/decline.ts';
import type { QuoteView, TrackedQuote } from '../../src/shared/quotes/views.ts';
import type { OwnReview, ReviewDetails, ReviewItem, TrackedReview } from '../../src/shared/reviews/views.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import { quoteOf } from '../support/quotes.ts';
import type { NimbaFake } from '../support/sms/nimbaFake.ts';
import type { Answer, Ask, Caller } from './caller.ts';
import type { Journal } from './journal.ts';

/** A request that its client follows by the link. */
export interface Job {
  projectId: string;
  /** Of the link. */
  token: string;
  phone: string;
  /** Since the code was given. */
  cookie?: string | undefined;
  /** Once hired, as the client reads it to the contractor. */
  closingCode?: string;
  /** The quote that was chosen, or that the request was given up. */
  end?: { chosen: string } | 'calledOff';
}

/** A lead as its contractor works on it. */
export interface OwnLead {
  leadId: string;
  job: Job;
  /** What was written last and is before the client, or is to be. */
  quote?: QuoteView | undefined;
  triedWrongCode?: true;
}

interface JobParts {
  journal: Journal;
  sms: NimbaFake;
  refused: (answer: Answer) => void;
  /** Nobody begins anything new: what has not come by then is not waited for. */
  isEnding: () => boolean;
}

/** The SMS of a code, and what stands in it. */
const CODE_SMS = /(\d{6}) est votre code/;
/** It comes late while the provider fails or much else waits to be sent; who gave up sooner would let it lapse. */
const CODE_WITHIN_MS = 60_000;
/** That no other text has, in letters alone: nine digits in a row could be a telephone number, which is refused. */
const ownWord = (): string => randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

const MONTH_MS = 30 * 86_400_000;

/** The acts on a job from its acceptance to the answer to its review (design §10), as the run’s callers do them. */
export function playJobs({ journal, sms, refused, isEnding }: JobParts) {
  const { jobs } = journal;

  /** Asks, and counts what was confirmed under the name that the audit has for it. Undefined where a rule refused. */
  async function act<Entity>(
    caller: Caller,
    ask: Ask,
    nameOf: (entity: Entity) => string | undefined,
  ): Promise<Entity | undefined> {
    const answer = await caller.insist(ask);
    if (answer.status !== 200) {
      refused(answer);
      return undefined;
    }
    const entity = answer.body.entity as Entity;
    const name = nameOf(entity);
    if (name) jobs.confirmed.set(name, (jobs.confirmed.get(name) ?? 0) + 1);
    return entity;
  }

  /** The next thing that a contractor does on a lead of theirs; false where nothing more is to be done on it. */
  async function work(caller: Caller, random: Random, token: string | undefined, lead: OwnLead): Promise<boolean> {
    const { end, closingCode } = lead.job;
    if (end && (end === 'calledOff' || end.chosen !== lead.quote?.id)) return false;
    if (end) return closingCode ? close(caller, random, token, lead) : true;
    if (random.chance(0.2)) await call(caller, token, lead);
    if (!lead.quote || (lead.quote.version < 3 && random.chance(0.15))) return quote(caller, random, token, lead);
    if (random.chance(0.08)) return takeBack(caller, token, lead);
    await pause(50);
    return true;
  }

  async function call(caller: Caller, token: string | undefined, { leadId }: OwnLead): Promise<void> {
    const body = { outcome: 'reached' };
    await act(caller, { method: 'POST', path: `/leads/${leadId}/calls`, token, body }, () => `leads call ${leadId}`);
  }

  async function quote(caller: Caller, random: Random, token: string | undefined, lead: OwnLead): Promise<boolean> {
    const body = anyQuote(random);
    const path = `/leads/${lead.leadId}/quotes`;
    const draft = await act<QuoteView>(caller, { method: 'POST', path, token, body }, ({ id }) => `quotes write ${id}`);
    if (!draft) return false;
    const own = `/quotes/${draft.id}`;
    let { updatedAt } = draft;
    if (random.chance(0.3)) {
      const ask: Ask = { method: 'PUT', path: own, token, body: { ...anyQuote(random), updatedAt } };
      const changed = await act<QuoteView>(caller, ask, () => `quotes edit ${draft.id}`);
      if (!changed) return false;
      ({ updatedAt } = changed);
    }
    const sending: Ask = { method: 'POST', path: `${own}/send`, token, body: { updatedAt } };
    const sent = await act<QuoteView>(caller, sending, ({ id }) => `quotes send ${id}`);
    if (!sent) return false;
    jobs.sent.push(sent);
    lead.quote = sent;
    return true;
  }

  async function takeBack(caller: Caller, token: string | undefined, lead: OwnLead): Promise<boolean> {
    const { id = '' } = lead.quote ?? {};
    const ask: Ask = { method: 'POST', path: `/quotes/${id}/withdraw`, token };
    if (await act(caller, ask, () => `quotes withdraw ${id}`)) jobs.takenBack.push(id);
    return true;
  }

  /** At times with a wrong code first, and until somebody did always; the client may say so at the same moment. */
  async function close(caller: Caller, random: Random, token: string | undefined, lead: OwnLead): Promise<boolean> {
    const { leadId, job } = lead;
    const code = job.closingCode ?? '';
    const enter = (typed: string): Ask => ({
      method: 'POST',
      path: `/leads/${leadId}/close`,
      token,
      body: { code: typed },
      mayBeWrong: true,
    });
    if (!lead.triedWrongCode && (jobs.wrongCodes.length === 0 || random.chance(0.4))) {
      lead.triedWrongCode = true;
      const wrong = await caller.insist(enter(String((Number(code) + 1) % 1_000_000).padStart(6, '0')));
      if (wrong.status === 400) jobs.wrongCodes.push(leadId);
      else refused(wrong);
      return true;
    }
    if (random.chance(0.5)) return true;
    if (await act(caller, enter(code), () => `projects complete ${job.projectId}`))
      jobs.closed.push({ projectId: job.projectId, way: 'code', reserves: [] });
    return false;
  }

  /** The one answer to each review of the own enterprise. */
  async function answerReviews(caller: Caller, token: string | undefined): Promise<void> {
    const { body } = await caller.insist({ method: 'GET', path: '/reviews', token });
    const open = (body as unknown as OwnReview[]).find(({ answer }) => answer === null);
    if (!open) return;
    const text = `Merci ${ownWord()}`;
    const ask: Ask = { method: 'POST', path: `/reviews/${open.id}/answer`, token, body: { text } };
    if (await act(caller, ask, () => `reviews answer ${open.id}`)) jobs.answers.push({ reviewId: open.id, text });
  }

  /** Customer service decides on a review that waits; one that a colleague decided on meanwhile is left as it is. */
  async function checkReviews(caller: Caller, random: Random, token: string | undefined): Promise<void> {
    const filter = encodeURIComponent(JSON.stringify({ status: 'Pending' }));
    const { body } = await caller.insist({ method: 'GET', path: `/admin/reviews?filter=${filter}`, token });
    const waiting = body as unknown as ReviewItem[];
    if (waiting.length === 0) return;
    const path = `/admin/reviews/${random.pick(waiting).id}`;
    const details = (await caller.insist({ method: 'GET', path, token })).body.entity as ReviewDetails;
    const { id, status, version } = details;
    // A published one may still be refused: its enterprise, which has just read it, could not answer it then.
    if (status !== 'Pending') return;
    const decision = random.chance(0.75) ? 'publish' : 'refuse';
    const form = { decision, version, ...(decision === 'refuse' ? { reason: 'insulting' } : {}) };
    const ask: Ask = { method: 'PUT', path: `${path}/decision`, token, body: form };
    await act(caller, ask, () => `reviews ${decision} ${id}`);
  }

  /** The next thing that a client does about their request; false where nothing more is to be done. */
  async function follow(caller: Caller, random: Random, job: Job): Promise<boolean> {
    const { body } = await caller.insist({ method: 'GET', path: `/tracking/${job.token}` });
    const shown = body.entity as TrackingView;
    const open = shown.quotes.filter(({ status }) => status === 'Sent');
    switch (shown.status) {
      case 'Available':
      case 'Accepted':
        if (shown.enterprises.length > 0 && random.chance(open.length > 0 ? 0.02 : 0.1)) return callOff(caller, job);
        if (open.length >= (jobs.races > 0 ? 1 : 2) && random.chance(0.5)) await choose(caller, random, job, open);
        return true;
      case 'Hired':
        job.closingCode = shown.closingCode ?? '';
        if (random.chance(0.3)) await finish(caller, random, job);
        return true;
      case 'Done':
        return judge(caller, random, job, shown);
      default:
        return shown.status !== 'Cancelled';
    }
  }

  const byLink = (job: Job, rest: string, body?: object): Ask => ({
    method: 'POST',
    path: `/tracking/${job.token}/${rest}`,
    cookie: job.cookie,
    ...(body ? { body } : {}),
  });

  async function callOff(caller: Caller, job: Job): Promise<boolean> {
    const ask = byLink(job, 'cancel', { reason: 'postponed' });
    const ended = await act<TrackingView>(caller, ask, () => `projects callOff ${job.projectId}`);
    if (ended) {
      jobs.calledOff.push(job.projectId);
      if (ended.quotes.length === 0) jobs.calledOffUnquoted.push(job.projectId);
      job.end = 'calledOff';
    }
    return true;
  }

  /**
   * One of the quotes, at times two at the same moment, of which one is chosen at most; or none of them. Until somebody
   * did, always two.
   */
  async function choose(caller: Caller, random: Random, job: Job, open: TrackedQuote[]): Promise<void> {
    if (!(await giveCode(caller, job))) return;
    if (random.chance(0.2)) return decline(caller, random, job, random.pick(open).id);
    const wanted = random.sample(open, jobs.races === 0 || random.chance(0.5) ? 2 : 1);
    if (wanted.length > 1) jobs.races += 1;
    await Promise.all(
      wanted.map(async ({ id }) => {
        if (!(await act(caller, byLink(job, `quotes/${id}/accept`), () => `quotes accept ${id}`))) return;
        jobs.accepted.push(id);
        job.end = { chosen: id };
      }),
    );
  }

  async function decline(caller: Caller, random: Random, job: Job, quoteId: string): Promise<void> {
    const reason = random.pick(declineReasons);
    const ask = byLink(job, `quotes/${quoteId}/decline`, { reason });
    if (await act(caller, ask, () => `quotes decline ${quoteId}`)) jobs.declined.push({ quoteId, reason });
  }

  async function finish(caller: Caller, random: Random, job: Job): Promise<void> {
    if (!(await giveCode(caller, job))) return;
    const reserves = Array.from({ length: random.between(0, 2) }, (_, index) => `Reprendre ${index} ${ownWord()}`);
    const body = { reserves: reserves.map((text) => ({ text, dueOn: isoDate(new Date(Date.now() + MONTH_MS)) })) };
    if (await act(caller, byLink(job, 'close', body), () => `projects complete ${job.projectId}`))
      jobs.closed.push({ projectId: job.projectId, way: 'client', reserves });
  }

  /** Lifts what was to be mended, then says what it was like, at times twice at once; once more where staff refuse. */
  async function judge(caller: Caller, random: Random, job: Job, shown: TrackingView): Promise<boolean> {
    if (!(await giveCode(caller, job))) return true;
    const [left] = shown.reserves.filter(({ liftedAt }) => liftedAt === null);
    if (left) {
      await act(caller, byLink(job, `reserves/${left.id}/lift`), () => `projects liftReserve ${job.projectId}`);
      return true;
    }
    const { body } = await caller.insist({ method: 'GET', path: `/tracking/${job.token}/review` });
    const former = body.entity as TrackedReview | null;
    if (former?.status === 'Published') return false;
    if (former?.status === 'Pending') return true;
    const words = () => ({ rating: random.between(1, 5), text: `Avis ${ownWord()}` });
    const action = former ? 'rewrite' : 'write';
    await Promise.all(
      (random.chance(0.4) ? [words(), words()] : [words()]).map(async (one) => {
        const name = `reviews ${action} ${job.projectId}`;
        if (await act(caller, byLink(job, 'review', one), () => name))
          jobs.reviews.push({ projectId: job.projectId, ...one });
      }),
    );
    return true;
  }

  /** Has a code sent, waits for its SMS and gives it: false where none came in time, or it was dead. */
  async function giveCode(caller: Caller, job: Job): Promise<boolean> {
    if (job.cookie) return true;
    const before = sms.sent.length;
    if ((await caller.insist(byLink(job, 'code'))).status !== 200) return false;
    const code = await arrived(job.phone, before);
    if (!code) return false;
    const answer = await caller.insist({ ...byLink(job, 'verify', { code }), mayBeWrong: true });
    if (answer.status !== 200) return false;
    job.cookie = answer.cookie;
    return true;
  }

  async function arrived(phone: string, since: number): Promise<string | undefined> {
    for (const deadline = Date.now() + CODE_WITHIN_MS; Date.now() < deadline && !isEnding(); await pause(100)) {
      const own = sms.sent.slice(since).filter(({ to }) => to.replace(/\D/g, '').endsWith(phone));
      const code = own.map(({ message }) => CODE_SMS.exec(message)?.[1]).findLast(Boolean);
      if (code) return code;
    }
    return undefined;
  }

  return { work, answerReviews, checkReviews, follow };
}

/** Of one to four lines, with quantities and prices of which no product is round. */
function anyQuote(random: Random): ReturnType<typeof quoteOf> {
  const lines = Array.from({ length: random.between(1, 4) }, (_, index) => ({
    label: `Poste ${index + 1}`,
    quantity: random.between(1, 99_999) / 1000,
    unit: 'm²',
    unitPrice: random.between(1, 900_000),
  }));
  return quoteOf({ lines, vat: random.pick(['none', 'standard']), depositPercent: random.between(0, 60) });
}
