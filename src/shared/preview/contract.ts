import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { previewSchema } from './schemas.ts';

/** The preview gate (specification §4). */
export const previewContract = contract('preview', {
  enterPreview: {
    method: 'POST',
    path: '/preview-access',
    permission: 'preview.enter',
    summary: 'Open the gated pages with the shared password',
    body: previewSchema,
    entity: z.null(),
  },
  leavePreview: {
    method: 'POST',
    path: '/leave-preview',
    permission: 'preview.enter',
    summary: 'Close the gated pages',
    entity: z.null(),
  },
});
