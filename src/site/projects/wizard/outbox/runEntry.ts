import type { ApiFailure } from '../../../../shared/client/envelope.ts';
import { eraseLeft } from '../draft/draftStore.ts';
import { blobKey } from '../storage/records.ts';
import { accessFor, type PrivateTokens } from './access.ts';
import {
  type EntryChange,
  entryKey,
  type Hold,
  type OutboxEntry,
  type OutboxFile,
  patchEntry,
  refusedFiles,
  type Waiting,
} from './entry.ts';
import type { Answer, Credentials, OutboxPorts } from './ports.ts';

type Step = (entry: OutboxEntry, ports: OutboxPorts, run: Run) => Promise<EntryChange>;

interface Run {
  tokens: PrivateTokens;
  /** Dead sessions met in this run: one is renewed, a second means to wait. */
  deadSessions: number;
}

/**
 * Takes one entry as far as it goes now: until it is done, held, or has to wait for the network or the server. Each
 * result is stored before the next call. Reads the entry anew after each step: another tab may have taken it away.
 */
export async function runEntry(id: string, ports: OutboxPorts, tokens: PrivateTokens): Promise<void> {
  const run: Run = { tokens, deadSessions: 0 };
  let entry = await ports.records.read(entryKey(id));
  while (entry && entry.step !== 'done' && !entry.hold) {
    const change = await steps[entry.step](entry, ports, run);
    entry = await patchEntry(ports.records, id, change);
    ports.onChange();
    if (entry?.waiting) return;
  }
}

/** A visitor's account, or the client's whom staff sends for. */
const register: Step = async (entry, ports, run) => {
  const access = await accessFor(entry, ports, run.tokens);
  if (!access.ok)
    return access.reason === 'signIn' ? held({ kind: 'signIn' }) : afterFailure(access, ports, run, entry);
  return advanced({ step: 'submit', clientId: access.clientId });
};

const submit: Step = async (entry, ports, run) => {
  const access = await accessFor(entry, ports, run.tokens);
  if (!access.ok)
    return access.reason === 'signIn' ? held({ kind: 'signIn' }) : afterFailure(access, ports, run, entry);
  if (!entry.project) throw new Error(`The entry ${entry.id} has nothing to submit`);
  const { clientId } = access;
  if (clientId !== entry.clientId) {
    // The key of the registration had lapsed and the account is another one: so is the body, which needs its own key.
    const submitKey = ports.newKey();
    return (stored) => ({ ...stored, clientId, keys: { ...stored.keys, submit: submitKey } });
  }
  await patchEntry(ports.records, entry.id, (stored) => ({ ...stored, unanswered: true }));
  const surelyNotSent = ports.seemsOffline();
  const answer = await ports.api.submit({ ...entry.project, clientId }, entry.keys.submit, access.as);
  if (!answer.ok) {
    const failed = afterFailure({ failure: answer, retryAfterMs: answer.retryAfterMs }, ports, run, entry);
    const mayHaveArrived = classifyFailure(answer).kind === 'again' && !(surelyNotSent && answer.kind === 'offline');
    const unanswered = mayHaveArrived || entry.unanswered === true;
    return (stored) => ({ ...failed(stored), unanswered });
  }
  void eraseLeft(ports.records, entry.id);
  const { id: projectId, reference, trackingPath } = answer.entity;
  return (stored) => ({
    ...advanced({ step: 'upload', projectId, reference, trackingPath, unanswered: false })(stored),
    project: undefined,
    draft: undefined,
  });
};

/** File by file: one that is refused does not keep the others. */
const upload: Step = async (entry, ports, run) => {
  const file = entry.files.find(({ status }) => status === 'waiting');
  if (!file || !entry.projectId) return finished;
  const access = await accessFor(entry, ports, run.tokens);
  if (!access.ok)
    return access.reason === 'signIn' ? held({ kind: 'signIn' }) : afterFailure(access, ports, run, entry);
  const bytes = await ports.records.read(blobKey(file.id));
  if (!bytes) return fileSettled(file, { status: 'refused', reason: 'wizard.fileLost' });
  const answer = await send(ports, entry.projectId, file, bytes, access.as);
  if (answer.ok) return fileSettled(file, { status: 'sent' });
  if (classifyFailure(answer).kind === 'refused') {
    return fileSettled(file, { status: 'refused', reason: answer.errorMessage ?? 'wizard.fileRefused' });
  }
  return afterFailure({ failure: answer, retryAfterMs: answer.retryAfterMs }, ports, run, entry);
};

/** The code of a job that is finished. It is kept no longer than until the server has it. */
const close: Step = async (entry, ports, run) => {
  const access = await accessFor(entry, ports, run.tokens);
  if (!access.ok)
    return access.reason === 'signIn' ? held({ kind: 'signIn' }) : afterFailure(access, ports, run, entry);
  const { closing } = entry;
  if (!closing) throw new Error(`The entry ${entry.id} has no code`);
  const answer = await ports.api.close(closing, entry.keys.submit, access.as);
  if (!answer.ok) return afterFailure({ failure: answer, retryAfterMs: answer.retryAfterMs }, ports, run, entry);
  return advanced({ step: 'done', closing: { ...closing, code: '' } });
};

const steps = { register, submit, upload, close };

function send(
  ports: OutboxPorts,
  projectId: string,
  file: OutboxFile,
  bytes: Blob,
  as: Credentials,
): Promise<Answer<unknown>> {
  const onProgress = (share: number) => ports.onProgress(file.id, share);
  return ports.api.upload({ projectId, file, bytes, onProgress }, as);
}

interface Failed {
  failure: Parameters<typeof classifyFailure>[0];
  retryAfterMs: number | undefined;
}

function afterFailure(
  { failure, retryAfterMs }: Failed,
  ports: OutboxPorts,
  run: Run,
  entry: OutboxEntry,
): EntryChange {
  const failureClass = classifyFailure(failure);
  if (failureClass.kind === 'again') return again(failureClass.waiting, ports.now(), retryAfterMs);
  if (failureClass.kind === 'refused') {
    return held({ kind: 'refused', refusal: { message: failure.errorMessage, errors: failure.errors } });
  }
  if (entry.kind !== 'visitor') return held({ kind: 'signIn' });
  run.tokens.delete(entry.id);
  run.deadSessions += 1;
  return run.deadSessions > 1 ? again('server', ports.now(), undefined) : (stored) => stored;
}

const advanced =
  (result: Partial<OutboxEntry>): EntryChange =>
  (stored) => ({ ...stored, ...result, attempts: 0, notBefore: 0, waiting: undefined });

/** A visitor's refused file may be tried again, which may need a fresh session. */
const finished: EntryChange = (stored) => ({
  ...advanced({ step: 'done' })(stored),
  person: refusedFiles(stored).length > 0 ? stored.person : undefined,
});

const held =
  (hold: Hold): EntryChange =>
  (stored) => ({ ...stored, hold, waiting: undefined });

const again =
  (waiting: NonNullable<OutboxEntry['waiting']>, now: number, retryAfterMs: number | undefined): EntryChange =>
  (stored) => {
    const attempts = stored.attempts + 1;
    return { ...stored, waiting, attempts, notBefore: now + Math.max(retryAfterMs ?? 0, pauseAfter(attempts)) };
  };

const fileSettled =
  (settled: OutboxFile, result: Pick<OutboxFile, 'status' | 'reason'>): EntryChange =>
  (stored) => ({
    ...advanced({})(stored),
    files: stored.files.map((file) => (file.id === settled.id ? { ...file, ...result } : file)),
  });

type FailureClass = { kind: 'again'; waiting: Waiting } | { kind: 'unauthenticated' } | { kind: 'refused' };

/** Answers after which the same call may well succeed later: too slow, too early. */
const passing: readonly number[] = [408, 425];

/** What a failed call means for the request: try again later, sign in, or let the person decide. */
function classifyFailure(failure: ApiFailure): FailureClass {
  if (failure.kind === 'offline') return { kind: 'again', waiting: 'network' };
  if (failure.status === 429) return { kind: 'again', waiting: 'limit' };
  if (failure.status >= 500 || passing.includes(failure.status)) return { kind: 'again', waiting: 'server' };
  return failure.status === 401 ? { kind: 'unauthenticated' } : { kind: 'refused' };
}

const SECOND = 1000;
const pauses = [2, 5, 10, 20, 40, 60, 120, 300].map((seconds) => seconds * SECOND);

/** The pause after so many failed attempts in a row, in ms: from 2 s to 5 min. */
function pauseAfter(attempts: number): number {
  return pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
}
