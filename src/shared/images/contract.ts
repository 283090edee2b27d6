import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { imageView } from './views.ts';

/** The images of the site itself: an admin sends them, everybody sees them. */
export const imageContract = contract('images', {
  uploadImage: {
    method: 'POST',
    path: '/admin/images',
    permission: 'partners.manage',
    summary: 'Send an image of the site',
    consumes: 'multipart/form-data',
    entity: imageView,
  },
  readImage: {
    method: 'GET',
    path: '/images/{id}',
    permission: 'partners.read',
    summary: 'Read an image of the site',
    params: z.object({ id: idField() }),
    file: 'image/*',
  },
});
