import type { SessionUser } from '../../../../src/shared/client/session.ts';
import { createDraftStore } from '../../../../src/site/projects/wizard/draft/draftStore.ts';
import {
  entryFrom,
  listEntries,
  type OutboxEntry,
  type Sender,
} from '../../../../src/site/projects/wizard/outbox/entry.ts';
import { createOutbox } from '../../../../src/site/projects/wizard/outbox/outbox.ts';
import type { RecordStore } from '../../../../src/site/projects/wizard/storage/records.ts';
import { memoryRecords, storable } from '../../../../src/site/projects/wizard/storage/records.ts';
import { FakeServer } from './fakeServer.ts';

export const visitor: Sender = { kind: 'visitor', user: undefined };

export const person = (id: string, role: SessionUser['role'] = 'Client'): SessionUser => ({
  id,
  firstName: 'Aïssatou',
  lastName: 'Barry',
  role,
});

interface DeskState {
  now: number;
  user: SessionUser | undefined;
  /** The tokens of the sessions that were opened here. */
  opened: string[];
  seemsOffline: boolean;
}

/** A browser with its records, its session and its clock, in front of a server. */
export function openDesk(records: RecordStore = memoryRecords(), server = new FakeServer()) {
  const desk: DeskState = { now: 1_000_000, user: undefined, opened: [], seemsOffline: false };
  const drafts = createDraftStore(records, newId);
  const outbox = createOutbox({
    api: server.api,
    records,
    session: {
      current: () => desk.user,
      open: (token, user) => {
        desk.opened.push(token);
        desk.user = user;
      },
    },
    now: () => desk.now,
    newKey: newId,
    exclusively: (work) => work(),
    seemsOffline: () => desk.seemsOffline,
    onChange: () => undefined,
    onProgress: () => undefined,
  });
  const entries = () => listEntries(records);
  return Object.assign(desk, { records, server, drafts, outbox, entries, entry: () => firstOf(entries()), validate });

  /** A request validated with these files. */
  async function validate(sender = visitor, fileNames: string[] = []) {
    const draft = await drafts.apply(await drafts.load(), [(before) => ({ ...before, ...typedFields })]);
    for (const name of fileNames) {
      await drafts.addFile(draft, { id: newId(), name, type: 'image/jpeg', size: 3 }, await storable(new Blob([name])));
    }
    return drafts.handOver(draft, (stored) => entryFrom(stored, sender, desk.now));
  }
}

let ids = 0;
const newId = () => `id-${++ids}`;

async function firstOf(entries: Promise<OutboxEntry[]>): Promise<OutboxEntry> {
  const [entry] = await entries;
  if (!entry) throw new Error('There is no request');
  return entry;
}

const typedFields = { description: 'Carreler la cour', firstName: 'Mamadou', phoneNumber: '620 11 22 33' };
