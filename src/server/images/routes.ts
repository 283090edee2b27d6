import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { MAX_IMAGE_BYTES } from '../../shared/images/rules.ts';
import { type ImageView, imageView } from '../../shared/images/views.ts';
import { actorOf } from '../context.ts';
import { images } from '../db/schema/index.ts';
import { keepContent, readContent } from '../files/content.ts';
import { success } from '../http/envelope.ts';
import { invalid, notFound } from '../http/errors.ts';
import { fileReplies, replies } from '../http/replies.ts';
import { sandboxed } from '../http/security.ts';
import { newStorageKey } from '../storage/storage.ts';
import { imageAddress } from './imageAddress.ts';
import { type ReceivedImage, receiveImage } from './receiveImage.ts';

const tags = ['images'];

/** The images of the site itself: an admin sends them, everybody sees them. */
export const imageRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/admin/images',
    {
      config: { permission: 'partners.manage', limit: 'upload' },
      schema: { tags, consumes: ['multipart/form-data'], response: replies(envelopeOf(imageView)) },
    },
    async (request) => {
      const part = await request.file({ limits: { fileSize: MAX_IMAGE_BYTES, files: 1 } });
      if (!part) throw invalid({ logo: 'files.missing' });
      return success(await storeImage(request, await receiveImage(part)));
    },
  );

  app.get(
    '/images/:id',
    {
      config: { permission: 'partners.read' },
      schema: { tags, response: fileReplies('image/*'), params: z.object({ id: z.uuid() }) },
    },
    async (request, reply) => {
      const [image] = await request.ctx.db.select().from(images).where(eq(images.id, request.params.id));
      if (!image) throw notFound();
      const content = await readContent(request, image.storageKey);
      return reply
        .headers(sandboxed)
        .header('Content-Type', image.mime)
        .header('Content-Length', image.size)
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .send(content);
    },
  );
};

/** Stored first: what a row names is there. What no row names, or no partner shows, is cleaned at night. */
async function storeImage(request: FastifyRequest, { content, ...image }: ReceivedImage): Promise<ImageView> {
  const storageKey = newStorageKey();
  await keepContent(request, storageKey, Readable.from([content]));
  const { ctx } = request;
  const [row] = await ctx.db
    .insert(images)
    .values({ ...image, size: content.length, storageKey, uploadedBy: actorOf(ctx).id, createdAt: ctx.now })
    .returning();
  if (!row) throw new Error('The image was not written');
  return { id: row.id, address: imageAddress(row.id), width: row.width, height: row.height };
}
