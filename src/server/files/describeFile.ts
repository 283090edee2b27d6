import type { FastifyReply } from 'fastify';
import { isPreviewable } from '../../shared/files/rules.ts';
import { sandboxed } from '../http/security.ts';
import type { StoredFile } from './queries.ts';

/** Only the previewable types are shown in the browser; the rest is saved (design §7). */
export function describeFile(reply: FastifyReply, file: StoredFile): FastifyReply {
  const disposition = isPreviewable(file.extension) ? 'inline' : 'attachment';
  return reply
    .headers(sandboxed)
    .header('Content-Type', file.mime)
    .header('Content-Length', file.size)
    .header('Content-Disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('Cache-Control', 'private, no-store');
}
