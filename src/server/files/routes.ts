import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { isPreviewable, MAX_FILE_BYTES } from '../../shared/files/rules.ts';
import { fileItem } from '../../shared/files/views.ts';
import type { Context } from '../context.ts';
import { success } from '../http/envelope.ts';
import { invalid, Refusal } from '../http/errors.ts';
import { once } from '../http/idempotency.ts';
import { fileReplies, replies } from '../http/replies.ts';
import { sandboxed } from '../http/security.ts';
import { newStorageKey } from '../storage/storage.ts';
import { dropContent, keepContent, readContent } from './content.ts';
import type { FileOwners } from './owners.ts';
import { findFile, listFiles, type StoredFile } from './queries.ts';
import { receiveUpload } from './receiveUpload.ts';
import { recordFile } from './recordFile.ts';

const tags = ['files'];

export const fileRoutes =
  (owners: FileOwners): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/upload-file/:type/:id',
      {
        config: { permission: 'files.upload', limit: 'upload', isRepeatable: true, isSlow: true },
        schema: {
          tags,
          consumes: ['multipart/form-data'],
          params: z.object({ type: z.enum(['project', 'enterprise']), id: z.uuid() }),
          /** A refused or expired document of the enterprise, in whose place this one comes. */
          querystring: z.object({ replaces: z.optional(z.uuid()) }),
          response: replies(envelopeOf(z.array(fileItem))),
        },
      },
      async (request) => {
        const { ctx, params, query } = request;
        await owners[params.type].requireUploader(ctx, params.id);
        const part = await request.file({ limits: { fileSize: MAX_FILE_BYTES, files: 1 } });
        if (!part) throw invalid({ files: 'files.missing' });
        const received = await receiveUpload(part);
        try {
          const storageKey = newStorageKey();
          await keepContent(request, storageKey, received.content());
          const { name, sha256 } = received;
          const upload = { owner: params, storageKey, received, replaces: query.replaces };
          const record = (tx: Context) => recordFile(tx, owners, upload);
          const stored = await once(request, record, { name, sha256 }).catch(async (error: unknown) => {
            // After any other failure the row may be there all the same; what it does not name is cleaned at night.
            if (error instanceof Refusal) await dropContent(request, storageKey);
            throw error;
          });
          // The reply of an earlier request under the same key: what was stored just now belongs to no row.
          if (stored.storageKey !== storageKey) await dropContent(request, storageKey);
          const { storageKey: _, ...file } = stored;
          return success([file]);
        } finally {
          await received.discard();
        }
      },
    );

    app.get(
      '/get-files',
      {
        config: { permission: 'files.read' },
        schema: {
          tags,
          querystring: z.object({
            projectId: z.optional(z.union([z.literal(''), z.uuid()])),
            enterpriseId: z.optional(z.union([z.literal(''), z.uuid()])),
          }),
          response: replies(envelopeOf(z.array(fileItem))),
        },
      },
      async (request) => {
        const { projectId, enterpriseId } = request.query;
        return success(await listFiles(request.ctx, owners, { projectId, enterpriseId }));
      },
    );

    app.get(
      '/download/:fileId',
      {
        config: { permission: 'files.read', isSlow: true },
        schema: { tags, params: z.object({ fileId: z.uuid() }), response: fileReplies('application/octet-stream') },
      },
      async (request, reply) => {
        const file = await findFile(request.ctx, owners, request.params.fileId);
        const content = await readContent(request, file.storageKey);
        return describe(reply, file).send(content);
      },
    );
  };

/** Only the previewable types are shown in the browser; the rest is saved (design §7). */
function describe(reply: FastifyReply, file: StoredFile): FastifyReply {
  const disposition = isPreviewable(file.extension) ? 'inline' : 'attachment';
  return reply
    .headers(sandboxed)
    .header('Content-Type', file.mime)
    .header('Content-Length', file.size)
    .header('Content-Disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('Cache-Control', 'private, no-store');
}
