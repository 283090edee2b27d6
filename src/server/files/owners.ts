import type { FileExtension } from '../../shared/files/rules.ts';
import type { Context } from '../context.ts';
import type { ServerTextKey } from '../texts.ts';

/** What documents belong to, as the address of an upload names it (specification §7). */
export interface FileOwner {
  type: 'project' | 'enterprise' | 'quote' | 'reserve' | 'review';
  id: string;
}

/**
 * `whole`: as they were sent. `unheard`: the same without voice notes. `neutral`: photos that show no more than what is
 * on them, without the names that their sender gave (design §12), and no voice notes.
 */
export type FileReading = 'whole' | 'unheard' | 'neutral';

/** The place of a document among its owner's. */
export interface Reservation {
  /** That of the document which was replaced; the next free one where absent. */
  slot?: number;
  /** Runs in the same transaction once the document's row is written. */
  accept?: (file: { id: string; name: string }) => Promise<void>;
}

/**
 * What the owner of documents decides about them. Each noun that has documents gives one; `app.ts` puts them together.
 */
export interface FileOwnerRules {
  /** How the caller may see the documents. Raises 403 and 404 where not at all. */
  requireReader: (ctx: Context, id: string) => Promise<FileReading>;
  /** Raises 403 and 404 unless the caller may add documents. */
  requireUploader: (ctx: Context, id: string) => Promise<void>;
  /**
   * Locks the owner until the transaction ends and takes away the document that the new one replaces.
   * Raises 404, and WRONG_STATE for a document that is not to be replaced.
   */
  reserve: (tx: Context, id: string, replaces: string | undefined) => Promise<Reservation>;
  /**
   * The name of the voice note that says this field. Raises 400 where none is expected, or it is there. Absent: no
   * voice notes.
   */
  nameVoice?: (tx: Context, id: string, field: string) => Promise<string>;
  /** How many there may be; MAX_FILES_PER_PROJECT where absent. */
  max?: number;
  /** Says that there are as many documents as there may be. */
  limitReached: ServerTextKey;
  /** The only types there may be; all where absent. */
  types?: readonly FileExtension[];
}

export type FileOwners = Record<FileOwner['type'], FileOwnerRules>;
