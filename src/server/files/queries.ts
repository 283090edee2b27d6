import { asc, eq } from 'drizzle-orm';
import type { FileItem } from '../../shared/files/views.ts';
import { realId } from '../../shared/ids.ts';
import type { Context } from '../context.ts';
import { files } from '../db/schema/index.ts';
import { invalid, notFound, Refusal } from '../http/errors.ts';
import { fr } from '../texts.ts';
import type { FileOwner, FileOwners, FileReading } from './owners.ts';

export type StoredFile = typeof files.$inferSelect;

/** What `presentFile` shows of a document, or tells by it. */
export const shownFileColumns = [
  'id',
  'name',
  'extension',
  'size',
  'createdAt',
  'metadata',
  'mime',
  'slot',
  'voice',
  'seconds',
] as const satisfies readonly (keyof StoredFile)[];

export type ShownFile = Pick<StoredFile, (typeof shownFileColumns)[number]>;

/** The documents of a project, or of an enterprise, for whoever may see it (specification §7). Raises 400, 403, 404. */
export async function listFiles(
  ctx: Context,
  owners: FileOwners,
  ids: { projectId?: string | undefined; enterpriseId?: string | undefined },
): Promise<FileItem[]> {
  const owner = ownerOf({ projectId: realId(ids.projectId), enterpriseId: realId(ids.enterpriseId) });
  if (!owner) throw invalid({ projectId: 'common.invalid' });
  const reading = await owners[owner.type].requireReader(ctx, owner.id);
  const found = await ctx.db.select().from(files).where(isOwnedBy(owner)).orderBy(asc(files.slot));
  return found.filter((file) => isShown(file, reading)).map((file) => presentFile(file, reading));
}

/**
 * A document under the name by which the caller may know it. Raises 404, and 403 where its owner may not be seen or it
 * opens only once the project is accepted.
 */
export async function findFile(ctx: Context, owners: FileOwners, fileId: string): Promise<StoredFile> {
  const [file] = await ctx.db.select().from(files).where(eq(files.id, fileId));
  const owner = file && ownerOf(file);
  if (!file || !owner) throw notFound();
  const reading = await owners[owner.type].requireReader(ctx, owner.id);
  if (!isShown(file, reading)) throw notFound();
  const shown = presentFile(file, reading);
  if (shown.opensAfterAcceptance) throw new Refusal(403, fr('files.closed'));
  return { ...file, name: shown.name };
}

/** A voice is heard by whom it is meant for, and others do not learn that there is one. */
const isShown = ({ voice }: StoredFile, reading: FileReading): boolean => voice === null || reading === 'whole';

/** Whether a row of `files` is one of the owner's. */
export function isOwnedBy({ type, id }: FileOwner) {
  return eq(files[ownerColumn[type]], id);
}

/** The column that names the owner. */
export const ownerColumn = {
  project: 'projectId',
  enterprise: 'enterpriseId',
  quote: 'quoteId',
  reserve: 'reserveId',
  review: 'reviewId',
} as const satisfies Record<FileOwner['type'], keyof StoredFile>;

interface OwnerIds {
  projectId?: string | null | undefined;
  enterpriseId?: string | null | undefined;
  quoteId?: string | null | undefined;
  reserveId?: string | null | undefined;
  reviewId?: string | null | undefined;
}

function ownerOf({ projectId, enterpriseId, quoteId, reserveId, reviewId }: OwnerIds): FileOwner | undefined {
  if (projectId) return { type: 'project', id: projectId };
  if (quoteId) return { type: 'quote', id: quoteId };
  if (reserveId) return { type: 'reserve', id: reserveId };
  if (reviewId) return { type: 'review', id: reviewId };
  return enterpriseId ? { type: 'enterprise', id: enterpriseId } : undefined;
}

export function presentFile(file: ShownFile, reading: FileReading): FileItem {
  const { id, extension, size, createdAt, metadata, voice, seconds } = file;
  return {
    id,
    name: reading === 'neutral' ? neutralName(file) : file.name,
    extension,
    size,
    createdAt: createdAt.toISOString(),
    opensAfterAcceptance: reading === 'neutral' && metadata !== 'Removed',
    voice: voice === null || seconds === null ? null : { field: voice, seconds },
  };
}

function neutralName({ mime, slot, extension }: ShownFile): string {
  return fr(mime.startsWith('image/') ? 'files.photo' : 'files.document', { number: slot, extension });
}
