import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isStaff } from '../../shared/auth/roles.ts';
import { MAX_FILES_PER_PROJECT } from '../../shared/files/rules.ts';
import { actorOf, type Context } from '../context.ts';
import { enterprises, files } from '../db/schema/index.ts';
import { forbidden, notFound, refused } from '../http/errors.ts';
import { lockProject } from '../projects/lockProject.ts';
import { requireVisible } from '../projects/readProject.ts';
import { receiveDocument, takeAway } from '../verifications/receiveDocument.ts';
import { presentFile, requireEnterprise } from './queries.ts';
import type { ReceivedFile } from './receiveUpload.ts';

/** Whose documents these are, as the address of an upload says it (specification §7). */
export interface FileOwner {
  type: 'project' | 'enterprise';
  id: string;
}

/**
 * Whether the caller may add documents: to a project the client whose it is, and staff who work on it; to an enterprise itself,
 * sales and admins. Checked before the bytes are read. Raises 403 and 404.
 */
export async function requireUploader(ctx: Context, { type, id }: FileOwner): Promise<void> {
  if (type === 'enterprise') {
    requireEnterprise(ctx, id);
    return;
  }
  const { project } = await requireVisible(ctx, id);
  const actor = actorOf(ctx);
  if (project.clientId !== actor.id && !isStaff(actor.role)) throw forbidden();
}

/** A random name, so that a key tells nothing and none is ever used twice. */
export function newStorageKey(): string {
  return randomBytes(24).toString('hex');
}

/**
 * Writes the row of a document whose content is already stored under its key. An enterprise's goes into its verification request, in the
 * place of the one it `replaces`. Raises TOO_MANY_FILES at ten (design §7), 404, and WRONG_STATE for one that needs no other.
 */
export async function recordFile(
  tx: Context,
  { type, id }: FileOwner,
  storageKey: string,
  received: ReceivedFile,
  replaces?: string,
) {
  const owner = type === 'project' ? { projectId: id } : { enterpriseId: id };
  if (type === 'project') await lockProject(tx, id);
  else await lockEnterprise(tx, id);
  const isOwners = eq(type === 'project' ? files.projectId : files.enterpriseId, id);
  const replaced = type === 'enterprise' && replaces ? await takeAway(tx, id, replaces) : undefined;
  const slots = await tx.db.select({ slot: files.slot }).from(files).where(isOwners);
  const slot = replaced?.slot ?? Math.max(0, ...slots.map((row) => row.slot)) + 1;
  if (slot > MAX_FILES_PER_PROJECT)
    throw refused('TOO_MANY_FILES', type === 'project' ? 'files.limitReached' : 'files.enterpriseLimitReached');
  const { name, extension, mime, size, sha256 } = received;
  const [file] = await tx.db
    .insert(files)
    .values({
      ...owner,
      uploadedBy: actorOf(tx).id,
      slot,
      name,
      extension,
      mime,
      size,
      sha256,
      storageKey,
      createdAt: tx.now,
    })
    .returning();
  if (!file) throw new Error('The file was not written');
  if (type === 'enterprise') await receiveDocument(tx, id, file, replaced);
  return { ...presentFile(file), storageKey };
}

async function lockEnterprise(tx: Context, id: string): Promise<void> {
  const found = await tx.db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(eq(enterprises.id, id))
    .for('update');
  if (found.length === 0) throw notFound();
}
