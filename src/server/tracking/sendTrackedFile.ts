import { and, eq, inArray, or } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { acceptances, files, reserves } from '../db/schema/index.ts';
import { readContent } from '../files/content.ts';
import { describeFile } from '../files/describeFile.ts';
import { notFound } from '../http/errors.ts';
import { isOfSentQuote } from '../quotes/trackedQuotes.ts';
import { findTracked } from './findTracked.ts';

/** A document of the request that this link opens, or of a quote sent for it. Raises 404 for another request's. */
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
    .where(and(eq(files.id, fileId), or(isOfRequest(db, id), isOfSentQuote(db, id))));
  if (!file) throw notFound();
  const content = await readContent(request, file.storageKey);
  return describeFile(reply, file).send(content);
}

/** Documents of the request, and photos of what is still to be mended in it. */
export function isOfRequest(db: Context['db'], projectId: string) {
  const ownReserves = db
    .select({ id: reserves.id })
    .from(acceptances)
    .innerJoin(reserves, eq(reserves.leadId, acceptances.id))
    .where(eq(acceptances.projectId, projectId));
  return or(eq(files.projectId, projectId), inArray(files.reserveId, ownReserves));
}
