import { asc, eq } from 'drizzle-orm';
import type { FileItem } from '../../shared/files/views.ts';
import { actorOf, type Context } from '../context.ts';
import { files } from '../db/schema/index.ts';
import { forbidden, invalid, notFound } from '../http/errors.ts';
import { requireVisible } from '../projects/readProject.ts';

export type StoredFile = typeof files.$inferSelect;

/** The documents of a project, or of an enterprise, for whoever may see it (specification §7). Raises 400, 403, 404. */
export async function listFiles(
  ctx: Context,
  owner: { projectId?: string; enterpriseId?: string },
): Promise<FileItem[]> {
  const { projectId, enterpriseId } = owner;
  if (projectId) {
    await requireVisible(ctx, projectId);
    return rows(ctx, eq(files.projectId, projectId));
  }
  if (!enterpriseId) throw invalid({ projectId: 'common.invalid' });
  requireEnterprise(ctx, enterpriseId);
  return rows(ctx, eq(files.enterpriseId, enterpriseId));
}

/** Raises 404, and 403 where its owner may not be seen. */
export async function findFile(ctx: Context, fileId: string): Promise<StoredFile> {
  const [file] = await ctx.db.select().from(files).where(eq(files.id, fileId));
  if (!file) throw notFound();
  if (file.projectId) await requireVisible(ctx, file.projectId);
  if (file.enterpriseId) requireEnterprise(ctx, file.enterpriseId);
  return file;
}

/** An enterprise's papers are for itself, sales and admins. Raises 403. */
export function requireEnterprise(ctx: Context, enterpriseId: string): void {
  const actor = actorOf(ctx);
  const isAllowed = actor.role === 'Admin' || actor.role === 'SalesService' || actor.enterpriseId === enterpriseId;
  if (!isAllowed) throw forbidden();
}

async function rows(ctx: Context, where: ReturnType<typeof eq>): Promise<FileItem[]> {
  const found = await ctx.db.select().from(files).where(where).orderBy(asc(files.slot));
  return found.map(presentFile);
}

export function presentFile({ id, name, extension, size, createdAt }: StoredFile): FileItem {
  return { id, name, extension, size, createdAt: createdAt.toISOString() };
}
