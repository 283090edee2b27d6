import type { ApiFailure } from '../../../../shared/client/envelope.ts';
import type { OutboxEntry } from './entry.ts';
import type { Answer, Credentials, OutboxPorts, Registered } from './ports.ts';

export type Access =
  | { ok: true; as: Credentials; clientId: string }
  | { ok: false; reason: 'signIn' }
  | { ok: false; reason: 'failed'; failure: ApiFailure; retryAfterMs: number | undefined };

/** Tokens of entries whose sender is not the one signed in here; for the life of the page. */
export type PrivateTokens = Map<string, string>;

/**
 * The right to send this entry. A client or staff member must be signed in as who they were. A visitor registers;
 * asked again with the same key, the server answers the same account and a fresh session, so that an ended session
 * or a lost reply never strands the request.
 */
export async function accessFor(entry: OutboxEntry, ports: OutboxPorts, tokens: PrivateTokens): Promise<Access> {
  const user = ports.session.current();
  if (entry.kind !== 'visitor') {
    if (!user || user.id !== entry.ownerId) return { ok: false, reason: 'signIn' };
    if (entry.clientId) return { ok: true, as: 'session', clientId: entry.clientId };
    return opened(await register(entry, ports, 'session'), () => 'session');
  }
  if (entry.clientId && user?.id === entry.clientId) return { ok: true, as: 'session', clientId: entry.clientId };
  const token = tokens.get(entry.id);
  if (entry.clientId && token) return { ok: true, as: { token }, clientId: entry.clientId };
  return opened(await register(entry, ports, user ? 'isolated' : 'visitor'), ({ accessToken, user: client }) => {
    if (!accessToken) return 'session';
    if (user) tokens.set(entry.id, accessToken);
    else ports.session.open(accessToken, client);
    return user ? { token: accessToken } : 'session';
  });
}

async function register(entry: OutboxEntry, { api }: OutboxPorts, as: Credentials): Promise<Answer<Registered>> {
  if (!entry.person) throw new Error(`The entry ${entry.id} has nobody to register`);
  return api.register(entry.person, entry.keys.register, as);
}

function opened(answer: Answer<Registered>, credentialsOf: (registered: Registered) => Credentials): Access {
  if (!answer.ok) {
    const { retryAfterMs, ...failure } = answer;
    return { ok: false, reason: 'failed', failure, retryAfterMs };
  }
  return { ok: true, as: credentialsOf(answer.entity), clientId: answer.entity.user.id };
}
