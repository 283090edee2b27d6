import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { directoryQuery } from './schemas.ts';
import { enterprisePage, shownEnterprise } from './views.ts';

/** The enterprises that agreed to be shown, for everybody (design §10). */
export const directoryContract = contract('directory', {
  listShownEnterprises: {
    method: 'GET',
    path: '/public-enterprises',
    permission: 'directory.read',
    summary: 'List the enterprises that agreed to be shown, by service and city',
    query: directoryQuery,
    entity: enterprisePage,
  },
  readShownEnterprise: {
    method: 'GET',
    path: '/public-enterprises/{slug}',
    permission: 'directory.read',
    summary: 'Read an enterprise that agreed to be shown, with its reviews',
    params: z.object({ slug: z.string().check(z.maxLength(100)) }),
    query: z.object({ after: z.optional(idField()) }),
    entity: shownEnterprise,
  },
  readReviewPhoto: {
    method: 'GET',
    path: '/review-photos/{fileId}',
    permission: 'directory.read',
    summary: 'Read a photo of a review whose author agreed to show it',
    params: z.object({ fileId: idField() }),
    file: 'image/*',
  },
});
