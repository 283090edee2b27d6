import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../../shared/api/envelope.ts';
import { createQuestionSchema, updateQuestionSchema } from '../../../shared/catalog/adminSchemas.ts';
import { managedQuestion } from '../../../shared/catalog/adminViews.ts';
import { orderSchema } from '../../../shared/editing/schemas.ts';
import { orderView, removedView } from '../../../shared/editing/views.ts';
import { inTransaction } from '../../context.ts';
import { saveOrder } from '../../editing/saveOrder.ts';
import { success } from '../../http/envelope.ts';
import { once } from '../../http/idempotency.ts';
import { replies } from '../../http/replies.ts';
import { forgetPublicReplies } from '../../http/replyCache.ts';
import { readManagedQuestion } from '../services/queries.ts';
import { questionsOf } from './questionsOf.ts';
import { removeQuestion } from './removeQuestion.ts';
import { createQuestion, updateQuestion } from './saveQuestion.ts';

const tags = ['catalog'];
const config = { permission: 'services.manage' } as const;
const params = z.object({ id: z.uuid() });
const response = replies(envelopeOf(managedQuestion));

/** The questions of a service, edited on its page; they are read with it. */
export const questionRoutes: FastifyPluginAsyncZod = async (app) => {
  forgetPublicReplies(app);

  app.put(
    '/admin/services/:id/questions-order',
    { config, schema: { tags, params, body: orderSchema, response: replies(envelopeOf(orderView)) } },
    async ({ ctx, params: { id }, body }) => {
      await inTransaction(ctx, (tx) => saveOrder(tx, questionsOf(id), body));
      return success({ ids: body.ids });
    },
  );

  app.post(
    '/admin/questions',
    { config: { ...config, isRepeatable: true }, schema: { tags, body: createQuestionSchema, response } },
    async (request) => {
      const id = await once(request, (tx) => createQuestion(tx, request.body));
      return success(await readManagedQuestion(request.ctx, id));
    },
  );

  app.put(
    '/admin/questions/:id',
    { config, schema: { tags, params, body: updateQuestionSchema, response } },
    async ({ ctx, params: { id }, body }) => {
      const asked = await inTransaction(ctx, (tx) => updateQuestion(tx, id, body));
      return success(await readManagedQuestion(ctx, asked));
    },
  );

  app.delete(
    '/admin/questions/:id',
    { config, schema: { tags, params, response: replies(envelopeOf(removedView)) } },
    async ({ ctx, params: { id } }) => {
      await inTransaction(ctx, (tx) => removeQuestion(tx, id));
      return success({ id });
    },
  );
};
