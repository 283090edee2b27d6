import type { FastifyPluginAsync } from 'fastify';
import { questionContract } from '../../../shared/catalog/adminContract.ts';
import { inTransaction } from '../../context.ts';
import { saveOrder } from '../../editing/saveOrder.ts';
import { forgetPublicReplies } from '../../http/replyCache.ts';
import { serve } from '../../http/serve.ts';
import { readManagedQuestion } from '../services/queries.ts';
import { questionsOf } from './questionsOf.ts';
import { removeQuestion } from './removeQuestion.ts';
import { createQuestion, updateQuestion } from './saveQuestion.ts';

/** The questions of a service, edited on its page; they are read with it. */
export const questionRoutes: FastifyPluginAsync = async (app) => {
  forgetPublicReplies(app);
  await app.register(
    serve(questionContract, {
      async orderQuestions({ ctx, params, body }) {
        await inTransaction(ctx, (tx) => saveOrder(tx, questionsOf(params.id), body));
        return { ids: body.ids };
      },
      createQuestion: async ({ ctx, once, body }) =>
        readManagedQuestion(ctx, await once((tx) => createQuestion(tx, body))),
      async updateQuestion({ ctx, once, params, body }) {
        const id = await once((tx) => updateQuestion(tx, params.id, body));
        return readManagedQuestion(ctx, id);
      },
      async removeQuestion({ ctx, params }) {
        await inTransaction(ctx, (tx) => removeQuestion(tx, params.id));
        return { id: params.id };
      },
    }),
  );
};
