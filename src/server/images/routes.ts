import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { imageContract } from '../../shared/images/contract.ts';
import { MAX_IMAGE_BYTES } from '../../shared/images/rules.ts';
import type { ImageView } from '../../shared/images/views.ts';
import { actorOf } from '../context.ts';
import { images } from '../db/schema/index.ts';
import { IMMUTABLE, sendPublicContent, storeContent } from '../files/content.ts';
import type { FileScanner } from '../files/scanner/scanner.ts';
import { invalid, notFound } from '../http/errors.ts';
import { serve } from '../http/serve.ts';
import { imageAddress } from './imageAddress.ts';
import { type ReceivedImage, receiveImage } from './receiveImage.ts';

export const imageRoutes = (scanner: FileScanner) =>
  serve(imageContract, {
    uploadImage: {
      limit: 'upload',
      isSlow: true,
      async handle({ request }) {
        const part = await request.file({ limits: { fileSize: MAX_IMAGE_BYTES, files: 1 } });
        if (!part) throw invalid({ logo: 'files.missing' });
        return storeImage(request, await receiveImage(request, scanner, part));
      },
    },
    async readImage({ ctx, request, reply, params }) {
      const [image] = await ctx.db.select().from(images).where(eq(images.id, params.id));
      if (!image) throw notFound();
      return sendPublicContent(request, reply, image, IMMUTABLE);
    },
  });

/** What no partner shows is cleaned at night. */
async function storeImage(request: FastifyRequest, { content, ...image }: ReceivedImage): Promise<ImageView> {
  const storageKey = await storeContent(request, Readable.from([content]));
  const { ctx } = request;
  const [row] = await ctx.db
    .insert(images)
    .values({ ...image, size: content.length, storageKey, uploadedBy: actorOf(ctx).id, createdAt: ctx.now })
    .returning();
  if (!row) throw new Error('The image was not written');
  return { id: row.id, address: imageAddress(row.id), width: row.width, height: row.height };
}
