import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { requiredFilterQuery } from '../api/listQuery.ts';
import { editCommentSchema, writeCommentSchema } from './schemas.ts';
import { commentItem } from './views.ts';

/** The internal notes on a project (design §6, `/admin/{resource}`). A project has few: they come whole. */
export const commentContract = contract('comments', {
  listComments: {
    method: 'GET',
    path: '/admin/comments',
    permission: 'comments.read',
    summary: 'List the internal notes on a project',
    query: requiredFilterQuery(z.strictObject({ projectId: idField() })),
    rows: commentItem,
    unit: 'comments',
  },
  writeComment: {
    method: 'POST',
    path: '/admin/comments',
    permission: 'comments.write',
    summary: 'Write an internal note on a project',
    isRepeatable: true,
    body: writeCommentSchema,
    entity: commentItem,
  },
  editComment: {
    method: 'PUT',
    path: '/admin/comments/{id}',
    permission: 'comments.write',
    summary: 'Correct an internal note',
    isRepeatable: true,
    params: z.object({ id: idField() }),
    body: editCommentSchema,
    entity: commentItem,
  },
});
