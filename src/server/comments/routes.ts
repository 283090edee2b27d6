import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { editCommentSchema, writeCommentSchema } from '../../shared/comments/schemas.ts';
import { commentItem } from '../../shared/comments/views.ts';
import { success } from '../http/envelope.ts';
import { once } from '../http/idempotency.ts';
import { listQuery, sendRange } from '../http/listQuery.ts';
import { replies } from '../http/replies.ts';
import { listComments, readComment } from './queries.ts';
import { editComment, writeComment } from './writeComment.ts';

const tags = ['comments'];
const { filter } = listQuery(['createdAt'], z.strictObject({ projectId: z.uuid() })).shape;

/** The internal notes on a project (design §6, `/admin/{resource}`). A project has few: they come whole. */
export const commentRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/comments',
    {
      config: { permission: 'comments.read' },
      schema: { tags, querystring: z.object({ filter: filter.unwrap() }), response: replies(z.array(commentItem)) },
    },
    async ({ ctx, query }, reply) => {
      const rows = await listComments(ctx, query.filter.projectId);
      sendRange(reply, 'comments', { offset: 0, limit: rows.length }, rows.length, rows.length);
      return rows;
    },
  );

  app.post(
    '/admin/comments',
    {
      config: { permission: 'comments.write', isRepeatable: true },
      schema: { tags, body: writeCommentSchema, response: replies(envelopeOf(commentItem)) },
    },
    async (request) => {
      const id = await once(request, (tx) => writeComment(tx, request.body));
      return success(await readComment(request.ctx, id));
    },
  );

  app.put(
    '/admin/comments/:id',
    {
      config: { permission: 'comments.write', isRepeatable: true },
      schema: {
        tags,
        params: z.object({ id: z.uuid() }),
        body: editCommentSchema,
        response: replies(envelopeOf(commentItem)),
      },
    },
    async (request) => {
      const id = await once(request, (tx) => editComment(tx, request.params.id, request.body.body));
      return success(await readComment(request.ctx, id));
    },
  );
};
