import type { ApiResult } from '../../../../shared/client/envelope.ts';
import type { SessionUser } from '../../../../shared/client/session.ts';
import type { SubmittedProject } from '../../../../shared/projects/views.ts';
import type { PersonBody, ProjectBody } from '../draft/bodies.ts';
import type { RecordStore } from '../storage/records.ts';
import type { ClosingCode, OutboxFile } from './entry.ts';

/** An answer of the server, and how long it asked to be left alone. */
export type Answer<Entity> = ApiResult<Entity> & { retryAfterMs?: number | undefined };

export interface Registered {
  user: SessionUser;
  /** Null where staff registered the client. */
  accessToken: string | null;
}

/**
 * On whose behalf a call is made: of the browser's session, of nobody (`visitor`; `isolated` when another person is
 * signed in here, whose session must stay as it is), or with a token that only this entry knows.
 */
export type Credentials = 'session' | 'visitor' | 'isolated' | { token: string };

export interface OutboxApi {
  register(person: PersonBody, key: string, as: Credentials): Promise<Answer<Registered>>;
  submit(project: ProjectBody & { clientId: string }, key: string, as: Credentials): Promise<Answer<SubmittedProject>>;
  close(closing: ClosingCode, key: string, as: Credentials): Promise<Answer<unknown>>;
  /** `onProgress` hears the share sent, from 0 to 1. */
  upload(
    upload: { projectId: string; file: OutboxFile; bytes: Blob; onProgress: (share: number) => void },
    as: Credentials,
  ): Promise<Answer<unknown>>;
}

export interface SessionPort {
  current(): SessionUser | undefined;
  open(accessToken: string, user: SessionUser): void;
}

export interface OutboxPorts {
  api: OutboxApi;
  records: RecordStore;
  session: SessionPort;
  now: () => number;
  newKey: () => string;
  /** Runs the work while no other tab runs its own. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Whether the device itself says that it has no network: then a call surely did not arrive. */
  seemsOffline: () => boolean;
  /** Something changed that a screen may show. */
  onChange: () => void;
  onProgress: (fileId: string, share: number) => void;
}
