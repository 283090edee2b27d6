import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../src/server/seed/random.ts';

export interface Ask {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  token?: string | undefined;
  body?: object;
  file?: { name: string; content: Buffer };
  /** Its key names the wish; whether that may be paid now is decided each time, so that two answers may differ. */
  isDecidedAgain?: true;
  /** 400 is an answer: what is typed may be wrong. */
  mayBeWrong?: true;
  /** By which a browser is known, `name=value`. */
  cookie?: string | undefined;
  /** Made where absent: what has a key may be asked again. */
  key?: string;
}

export interface Answer {
  status: number;
  /** The last cookie that was set, `name=value`. */
  cookie?: string | undefined;
  /** The reply, as far as the callers here read it; of a document its checksum. */
  body: { entity?: unknown; accessToken?: string; code?: string; errorMessage?: string };
}

export interface Caller {
  /** Asks again, under the same key and of any server, until somebody answers for good. */
  insist: (ask: Ask) => Promise<Answer>;
  /** Asks once; undefined where nothing came back. */
  once: (ask: Ask) => Promise<Answer | undefined>;
  counts: { asked: number; askedAgain: number; unanswered: number; twins: number };
  /** Answers that no fault explains. */
  surprises: string[];
}

/** A phone gives up waiting and asks again. */
const PATIENCE_MS = 25_000;
/** Of so many requests one is sent to two servers at the same moment. */
const TWIN_CHANCE = 0.06;
/** Of so many requests one is hung up on at once, as by a phone that loses its network. */
const HANG_UP_CHANCE = 0.1;

/** A client of the servers as the site's own are: it keeps its key and asks until it knows. */
export function createCaller(urls: readonly string[], random: Random): Caller {
  const counts = { asked: 0, askedAgain: 0, unanswered: 0, twins: 0 };
  const surprises: string[] = [];

  async function insist(given: Ask): Promise<Answer> {
    const ask = { ...given, key: given.key ?? randomUUID() };
    counts.asked += 1;
    if (ask.method !== 'GET' && random.chance(TWIN_CHANCE)) return both(ask);
    return untilAnswered(ask, random.pick(urls));
  }

  async function untilAnswered(ask: Ask, first: string): Promise<Answer> {
    for (let url = first; ; url = random.pick(urls)) {
      const patienceMs = random.chance(HANG_UP_CHANCE) ? random.between(1, 60) : PATIENCE_MS;
      const answer = await send(url, ask, patienceMs);
      if (answer && isFinal(answer)) return expected(ask, answer);
      counts.askedAgain += 1;
      if (!answer) counts.unanswered += 1;
      await pause(random.between(50, 400));
    }
  }

  /** The same request twice at once, as when a phone repeats what it believes lost: the answers are one. */
  async function both(ask: Ask): Promise<Answer> {
    counts.twins += 1;
    const [one, other] = await Promise.all([urls[0] ?? '', urls.at(-1) ?? ''].map((url) => untilAnswered(ask, url)));
    if (!one || !other) throw new Error('Twins without answers');
    if (!ask.isDecidedAgain && (one.status !== other.status || idOf(one) !== idOf(other)))
      surprises.push(`${ask.method} ${ask.path}: two answers under one key, ${idOf(one)} and ${idOf(other)}`);
    return one;
  }

  /** Refusals by a rule are answers; that the request was wrong is not, because all of them are right. */
  function expected(ask: Ask, answer: Answer): Answer {
    const isAnswer = answer.status === 409 || (answer.status === 400 && ask.mayBeWrong);
    if (answer.status >= 400 && !isAnswer)
      surprises.push(`${ask.method} ${ask.path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
    return answer;
  }

  return { insist, once: (ask) => send(random.pick(urls), ask, PATIENCE_MS), counts, surprises };
}

const isFinal = ({ status }: Answer): boolean => status < 500 && status !== 429;

const idOf = ({ body }: Answer): string =>
  JSON.stringify((body.entity as { id?: string } | undefined)?.id ?? body.code);

async function send(url: string, ask: Ask, patienceMs: number): Promise<Answer | undefined> {
  const { method, path, token, cookie, key, body, file } = ask;
  try {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(key && method !== 'GET' ? { 'idempotency-key': key } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: file ? formOf(file) : body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(patienceMs),
    });
    const set = reply.headers.getSetCookie().at(-1)?.split(';')[0];
    return { status: reply.status, body: await read(reply), cookie: set };
  } catch (error) {
    // A line that breaks, an answer that is cut off in the middle, or none in time.
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException) return undefined;
    throw error;
  }
}

async function read(reply: Response): Promise<Answer['body']> {
  if (reply.headers.get('content-type')?.startsWith('application/json')) return (await reply.json()) as Answer['body'];
  const content = new Uint8Array(await reply.arrayBuffer());
  return { entity: createHash('sha256').update(content).digest('hex') };
}

function formOf({ name, content }: { name: string; content: Buffer }): FormData {
  const form = new FormData();
  form.set('files', new File([new Uint8Array(content)], name));
  return form;
}
