import { asc, eq } from 'drizzle-orm';
import type { FileItem } from '../../shared/files/views.ts';
import type { Context } from '../context.ts';
import { files } from '../db/schema/index.ts';
import { invalid, notFound } from '../http/errors.ts';
import type { FileOwner, FileOwners } from './owners.ts';

export type StoredFile = typeof files.$inferSelect;

/** The documents of a project, or of an enterprise, for whoever may see it (specification §7). Raises 400, 403, 404. */
export async function listFiles(
  ctx: Context,
  owners: FileOwners,
  ids: { projectId?: string | undefined; enterpriseId?: string | undefined },
): Promise<FileItem[]> {
  const owner = ownerOf(ids);
  if (!owner) throw invalid({ projectId: 'common.invalid' });
  await owners[owner.type].requireReader(ctx, owner.id);
  const found = await ctx.db.select().from(files).where(isOwnedBy(owner)).orderBy(asc(files.slot));
  return found.map(presentFile);
}

/** Raises 404, and 403 where its owner may not be seen. */
export async function findFile(ctx: Context, owners: FileOwners, fileId: string): Promise<StoredFile> {
  const [file] = await ctx.db.select().from(files).where(eq(files.id, fileId));
  const owner = file && ownerOf(file);
  if (!file || !owner) throw notFound();
  await owners[owner.type].requireReader(ctx, owner.id);
  return file;
}

/** Whether a row of `files` is one of the owner's. */
export function isOwnedBy({ type, id }: FileOwner) {
  return eq(type === 'project' ? files.projectId : files.enterpriseId, id);
}

interface OwnerIds {
  projectId?: string | null | undefined;
  enterpriseId?: string | null | undefined;
}

function ownerOf({ projectId, enterpriseId }: OwnerIds): FileOwner | undefined {
  if (projectId) return { type: 'project', id: projectId };
  return enterpriseId ? { type: 'enterprise', id: enterpriseId } : undefined;
}

export function presentFile({ id, name, extension, size, createdAt }: StoredFile): FileItem {
  return { id, name, extension, size, createdAt: createdAt.toISOString() };
}
