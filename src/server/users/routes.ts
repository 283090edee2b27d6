import { userContract } from '../../shared/users/contract.ts';
import { inTransaction } from '../context.ts';
import { serve } from '../http/serve.ts';
import { readSessionEntity, readUser } from './queries.ts';
import { saveUser } from './saveUser.ts';

export const userRoutes = serve(userContract, {
  readUser: ({ ctx, params }) => readUser(ctx, params.userId),
  async saveUser({ ctx, body }) {
    const userId = await inTransaction(ctx, (tx) => saveUser(tx, body));
    return readSessionEntity(ctx, userId);
  },
});
