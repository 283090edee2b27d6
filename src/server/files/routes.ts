import type { FastifyReply } from 'fastify';
import { fileContract } from '../../shared/files/contract.ts';
import { isPreviewable, MAX_FILE_BYTES } from '../../shared/files/rules.ts';
import type { Context } from '../context.ts';
import { invalid, Refusal } from '../http/errors.ts';
import { sandboxed } from '../http/security.ts';
import { serve } from '../http/serve.ts';
import { newStorageKey } from '../storage/storage.ts';
import { dropContent, keepContent, readContent } from './content.ts';
import type { FileOwners } from './owners.ts';
import { findFile, listFiles, type StoredFile } from './queries.ts';
import { receiveUpload } from './receiveUpload.ts';
import { recordFile } from './recordFile.ts';

export const fileRoutes = (owners: FileOwners) =>
  serve(fileContract, {
    uploadFile: {
      limit: 'upload',
      isSlow: true,
      async handle({ ctx, request, once, params, query }) {
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
          const stored = await once(record, { name, sha256 }).catch(async (error: unknown) => {
            // After any other failure the row may be there all the same; what it does not name is cleaned at night.
            if (error instanceof Refusal) await dropContent(request, storageKey);
            throw error;
          });
          // The reply of an earlier request under the same key: what was stored just now belongs to no row.
          if (stored.storageKey !== storageKey) await dropContent(request, storageKey);
          const { storageKey: _, ...file } = stored;
          return [file];
        } finally {
          await received.discard();
        }
      },
    },
    listFiles: ({ ctx, query }) => listFiles(ctx, owners, query),
    downloadFile: {
      isSlow: true,
      async handle({ ctx, request, reply, params }) {
        const file = await findFile(ctx, owners, params.fileId);
        const content = await readContent(request, file.storageKey);
        return describe(reply, file).send(content);
      },
    },
  });

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
