import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { sessionEntity } from '../../shared/auth/views.ts';
import { saveUserSchema } from '../../shared/users/schemas.ts';
import { userView } from '../../shared/users/views.ts';
import { inTransaction } from '../context.ts';
import { success } from '../http/envelope.ts';
import { replies } from '../http/replies.ts';
import { readSessionEntity, readUser } from './queries.ts';
import { saveUser } from './saveUser.ts';

export const userRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/get-user-information/:userId',
    {
      config: { permission: 'users.read' },
      schema: { tags: ['users'], params: z.object({ userId: z.uuid() }), response: replies(envelopeOf(userView)) },
    },
    async (request) => success(await readUser(request.ctx, request.params.userId)),
  );

  app.put(
    '/save-user-informations',
    {
      config: { permission: 'users.update' },
      schema: { tags: ['users'], body: saveUserSchema, response: replies(envelopeOf(sessionEntity)) },
    },
    async ({ ctx, body }) => {
      const userId = await inTransaction(ctx, (tx) => saveUser(tx, body));
      return success(await readSessionEntity(ctx, userId));
    },
  );
};
