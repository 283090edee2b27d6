import { MAX_FILES_PER_PROJECT } from '../../../../shared/files/rules.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import {
  blobKey,
  ENTRY_PREFIX,
  type RecordKey,
  type RecordStore,
  type StoredBlob,
  type Writes,
  withoutBlobs,
} from '../storage/records.ts';
import { type Draft, type DraftFile, draftKey, emptyDraft, hasContent, parkedKey } from './draft.ts';

export type DraftChange = (draft: Draft) => Draft;

/**
 * The one draft of a browser, shared by its tabs. `mine` is the draft as the tab shows it: it stands where the records
 * were lost (site data erased, no room left), so that what is on the screen is never thrown away.
 */
export interface DraftStore {
  /**
   * The present draft; made where there is none, so that two tabs opened at once write the same one. Somebody else's is
   * put aside until they are back, and one's own comes back in its place. `late` is what was typed and not stored yet.
   */
  load(mine?: Draft, late?: DraftChange): Promise<Draft>;
  /**
   * Applies changes to the draft as it is stored, which another tab may have changed meanwhile: each touches only its
   * own fields. When the draft is another one by now, nothing is applied. Answers the draft as it is then.
   */
  apply(mine: Draft, changes: readonly DraftChange[]): Promise<Draft>;
  /**
   * Adds a file with its bytes; a voice note takes the place of the one that its field had. Answers undefined where
   * there is no room for it or the draft is another one.
   */
  addFile(mine: Draft, file: DraftFile, bytes: StoredBlob): Promise<Draft | undefined>;
  removeFile(mine: Draft, fileId: string): Promise<Draft>;
  /** Throws the draft away, files included, and begins a new one. */
  clear(): Promise<Draft>;
  /** The draft becomes a request to send: in one step, so that it is neither lost nor sent twice. */
  handOver(mine: Draft, entryOf: (draft: Draft) => OutboxEntry): Promise<OutboxEntry | undefined>;
  /** A request that was not accepted becomes the draft again; a draft begun meanwhile is put aside, not lost. */
  takeBack(entryKey: RecordKey<OutboxEntry>, change: DraftChange): Promise<Draft | undefined>;
}

/** @param isAnothers whether a draft is of somebody who is not here now. */
export function createDraftStore(
  records: RecordStore,
  newId: () => string,
  isAnothers: (draft: Draft) => boolean = () => false,
): DraftStore {
  const fresh = () => emptyDraft(newId());
  /** What stands in the draft's place once it is gone: one's own that was put aside, or an empty one. */
  const nextDraft = (parked: readonly Draft[] = []): { draft: Draft; writes: Writes } => {
    const draft = parked.findLast((one) => !isAnothers(one)) ?? fresh();
    const left = parked.filter((one) => one !== draft);
    return { draft, writes: { [draftKey.name]: draft, [parkedKey.name]: left.length > 0 ? left : undefined } };
  };
  return {
    load: (mine, late = (draft) => draft) =>
      records.exchange<[Draft, Draft[]], Draft>([draftKey, parkedKey], (stored, parked = []) => {
        const found = stored ?? mine;
        const present = found && late(found);
        const isMine = present !== undefined && !isAnothers(present);
        if (isMine && (hasContent(present) || parked.every(isAnothers)))
          return { writes: present === stored ? {} : { [draftKey.name]: present }, result: present };
        const aside = present && !isMine && hasContent(present) ? [present] : [];
        const next = nextDraft([...aside, ...parked]);
        return { writes: next.writes, result: next.draft };
      }),
    apply: (mine, changes) =>
      records.exchange<[Draft], Draft>([draftKey], (stored = mine) => {
        if (stored.id !== mine.id) return { writes: {}, result: stored };
        const draft = changes.reduce((before, change) => change(before), stored);
        return { writes: { [draftKey.name]: draft }, result: draft };
      }),
    addFile: (mine, file, bytes) =>
      records.exchange<[Draft], Draft | undefined>([draftKey], (stored = mine) => {
        const isFormer = ({ voice }: DraftFile) => voice !== undefined && voice.field === file.voice?.field;
        const others = stored.files.filter((one) => !isFormer(one));
        if (stored.id !== mine.id || others.length >= MAX_FILES_PER_PROJECT) return unchanged;
        const draft = { ...stored, files: [...others, file] };
        const former = withoutBlobs(stored.files.filter(isFormer));
        return { writes: { [draftKey.name]: draft, ...former, [blobKey(file.id).name]: bytes }, result: draft };
      }),
    removeFile: (mine, fileId) =>
      records.exchange<[Draft], Draft>([draftKey], (stored = mine) => {
        if (stored.id !== mine.id) return { writes: {}, result: stored };
        const draft = { ...stored, files: stored.files.filter((file) => file.id !== fileId) };
        return { writes: { [draftKey.name]: draft, [blobKey(fileId).name]: undefined }, result: draft };
      }),
    clear: () =>
      records.exchange<[Draft, Draft[]], Draft>([draftKey, parkedKey], (stored, parked) => {
        const next = nextDraft(parked);
        return { writes: { ...withoutBlobs(stored?.files ?? []), ...next.writes }, result: next.draft };
      }),
    handOver: (mine, entryOf) =>
      records.exchange<[Draft, Draft[]], OutboxEntry | undefined>(
        [draftKey, parkedKey],
        (stored = mine, parked = []) => {
          if (stored.id !== mine.id) return unchanged;
          const entry = entryOf(stored);
          const kept = new Set(entry.files.map(({ id }) => id));
          const left = stored.files.filter(({ id }) => !kept.has(id));
          const writes = { ...withoutBlobs(left), ...nextDraft(parked).writes };
          return { writes: { ...writes, [ENTRY_PREFIX + entry.id]: entry }, result: entry };
        },
      ),
    takeBack: (entryKey, change) =>
      records.exchange<[OutboxEntry, Draft, Draft[]], Draft | undefined>(
        [entryKey, draftKey, parkedKey],
        (entry, stored, parked = []) => {
          if (!entry?.draft || entry.projectId) return unchanged;
          const draft = change(entry.draft);
          const aside = stored && hasContent(stored) ? { [parkedKey.name]: [...parked, stored] } : {};
          return { writes: { ...aside, [draftKey.name]: draft, [entryKey.name]: undefined }, result: draft };
        },
      ),
  };
}

/**
 * A draft that was sent or thrown away goes from the store that the records had to leave as well: the next page would
 * show it as one that is still to be sent. Not to be waited for, since that store may never answer.
 */
export async function eraseLeft(records: RecordStore, draftId: string): Promise<void> {
  try {
    await records.left?.()?.exchange<[Draft], void>([draftKey], (stored) => ({
      writes: stored?.id === draftId ? { ...withoutBlobs(stored.files), [draftKey.name]: undefined } : {},
      result: undefined,
    }));
  } catch {
    // It cannot be read, so that the next page will not read it either.
  }
}

const unchanged = { writes: {}, result: undefined };
