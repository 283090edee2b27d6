import type { ApiFailure } from '../../../../src/shared/client/envelope.ts';
import { offline } from '../../../../src/shared/client/envelope.ts';
import type { SessionUser } from '../../../../src/shared/client/session.ts';
import type { Answer, Credentials, OutboxApi, Registered } from '../../../../src/site/projects/wizard/outbox/ports.ts';

interface Call {
  path: 'register' | 'submit' | 'upload';
  key: string;
  body: string;
  as: Credentials;
}

export const refusal = (status: number, more: Partial<ApiFailure> = {}): ApiFailure => ({
  ok: false,
  kind: 'invalid',
  status,
  errorMessage: 'Refusé',
  errors: {},
  code: undefined,
  ...more,
});

/** A server that keeps its promise of idempotency, behind a network that a test can break. */
export class FakeServer {
  readonly calls: Call[] = [];
  readonly clients: string[] = [];
  readonly projects: string[] = [];
  readonly files: string[] = [];
  isOnline = true;
  /** The next answers are made but never arrive. */
  lostReplies = 0;
  /** Decides a call instead of the server. */
  decide: (call: Call) => (ApiFailure & { retryAfterMs?: number }) | undefined = () => undefined;
  private readonly answered = new Map<string, { body: string; entity: unknown }>();

  readonly api: OutboxApi = {
    register: (person, key, as) =>
      this.answer<Registered>({ path: 'register', key, body: JSON.stringify(person), as }, () => {
        const id = `client-${this.clients.length + 1}`;
        this.clients.push(id);
        const user: SessionUser = { id, firstName: null, lastName: null, role: 'Client' };
        return { user, accessToken: as === 'session' ? null : `token-${id}` };
      }),
    close: async () => {
      throw new Error('No test of requests closes a job');
    },
    submit: (project, key, as) =>
      this.answer({ path: 'submit', key, body: JSON.stringify(project), as }, () => {
        const id = `project-${this.projects.length + 1}`;
        this.projects.push(id);
        return { id, reference: 'OA-7K3P9Q', trackingPath: `/suivi/${id.padEnd(22, 'x')}` };
      }),
    upload: ({ file, onProgress }, as) => {
      onProgress(1);
      return this.answer({ path: 'upload', key: file.key, body: file.name, as }, () => this.files.push(file.name));
    },
  };

  private async answer<Entity>(call: Call, act: () => Entity): Promise<Answer<Entity>> {
    this.calls.push(call);
    if (!this.isOnline) return offline;
    const decided = this.decide(call);
    if (decided) return decided;
    const first = this.answered.get(call.key);
    if (first && first.body !== call.body) return refusal(422);
    const entity = first ? (first.entity as Entity) : act();
    this.answered.set(call.key, { body: call.body, entity });
    if (this.lostReplies > 0) {
      this.lostReplies -= 1;
      return offline;
    }
    return { ok: true, status: 200, entity, body: undefined };
  }
}
