import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { spokenField } from '../projects/spoken.ts';
import { fileItem } from './views.ts';

const optionalId = z.optional(z.union([z.literal(''), idField()]));

/** The documents of projects and enterprises (specification §7). */
export const fileContract = contract('files', {
  uploadFile: {
    method: 'POST',
    path: '/upload-file/{type}/{id}',
    permission: 'files.upload',
    summary: 'Send a document of a project or of an enterprise, or the photo of a quote on paper',
    isRepeatable: true,
    consumes: 'multipart/form-data',
    params: z.object({ type: z.enum(['project', 'enterprise', 'quote']), id: idField() }),
    /** A refused or expired document of the enterprise, in whose place this one comes. */
    query: z.object({
      replaces: z.optional(idField()),
      /** The field of the project whose words this voice note says. */
      voice: z.optional(spokenField),
    }),
    entity: z.array(fileItem),
  },
  listFiles: {
    method: 'GET',
    path: '/get-files',
    permission: 'files.read',
    summary: 'List the documents of a project or of an enterprise',
    query: z.object({ projectId: optionalId, enterpriseId: optionalId }),
    entity: z.array(fileItem),
  },
  downloadFile: {
    method: 'GET',
    path: '/download/{fileId}',
    permission: 'files.read',
    summary: 'Download a document',
    params: z.object({ fileId: idField() }),
    file: 'application/octet-stream',
  },
});
