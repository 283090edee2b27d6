import { userContract } from '../../shared/users/contract.ts';
import { inTransaction } from '../context.ts';
import { serve } from '../http/serve.ts';
import { readSessionEntity, readUser } from './queries.ts';
import { saveUser } from './saveUser.ts';

export const userRoutes = serve(userContract, {
  readUser: ({ ctx, params }) => readUser(ctx, params.userId),
  async saveUser({ ctx, body }) {
    const { userId, phoneToConfirm } = await inTransaction(ctx, (tx) => saveUser(tx, body));
    return { ...(await readSessionEntity(ctx, userId)), phoneToConfirm };
  },
});
