import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { files } from '../db/schema/index.ts';
import { readContent } from '../files/content.ts';
import { describeFile } from '../files/describeFile.ts';
import { notFound } from '../http/errors.ts';
import { findTracked } from './findTracked.ts';
import { isOfRequest } from './queries.ts';

/**
 * A document of the request that this link opens, of a quote sent for it or of its client's review. Raises 404 for
 * another request's.
 */
export async function sendTrackedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, fileId }: { token: string; fileId: string },
): Promise<FastifyReply> {
  const { db } = request.ctx;
  const { id } = await findTracked({ db }, token);
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), isOfRequest(id)));
  if (!file) throw notFound();
  const content = await readContent(request, file.storageKey);
  return describeFile(reply, file).send(content);
}
