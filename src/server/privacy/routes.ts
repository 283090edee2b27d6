import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { isoDate } from '../../shared/format/dates.ts';
import { ownDataContract, personDataContract } from '../../shared/privacy/contract.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { passwordMatches } from '../auth/password.ts';
import { actorOf, type Context, inTransaction } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { invalid, refused } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { serve } from '../http/serve.ts';
import { exportPerson } from './exportPerson.ts';
import { listContactViews } from './listContactViews.ts';
import { readPersonData, requireServed, requireServedAlone } from './readPersonData.ts';
import { requestErasure } from './requestErasure.ts';
import { undoErasure, undoErasureByLink } from './undoErasure.ts';

/** A person's own data, by themselves. */
export const ownDataRoutes = (limits: Limits) =>
  serve(ownDataContract, {
    readOwnData: ({ ctx }) => readPersonData(ctx, actorOf(ctx).id),
    exportOwnData: { limit: 'ownData', handle: ({ ctx, reply }) => sendExport(ctx, reply, actorOf(ctx).id) },
    async eraseOwnData({ ctx, once, body }) {
      const { id } = actorOf(ctx);
      await requirePassword(ctx, limits, body.password);
      // The password is no part of what makes two requests the same: its hash would be kept with the key.
      await once((tx) => requestErasure(tx, id), {});
      return readPersonData(ctx, id);
    },
    async keepOwnData({ ctx }) {
      const { id } = actorOf(ctx);
      await inTransaction(ctx, (tx) => undoErasure(tx, id));
      return readPersonData(ctx, id);
    },
    undoErasure: {
      limit: 'reset',
      handle: ({ once, body }) =>
        once(async (tx) => {
          await undoErasureByLink(tx, body.token);
          return { undone: true };
        }),
    },
  });

/** The same for somebody who calls, by customer service. */
export const personDataRoutes = serve(personDataContract, {
  async readPersonData({ ctx, params }) {
    await requireServed(ctx, params.id);
    return readPersonData(ctx, params.id);
  },
  exportPersonData: {
    limit: 'ownData',
    async handle({ ctx, reply, params }) {
      await requireServedAlone(ctx, params.id);
      await recordAct(ctx, { action: 'export', entity: 'users', entityId: params.id });
      return sendExport(ctx, reply, params.id);
    },
  },
  async erasePersonData({ ctx, once, params, body }) {
    await requireServedAlone(ctx, params.id);
    await once((tx) => requestErasure(tx, params.id, body.note));
    return readPersonData(ctx, params.id);
  },
  async keepPersonData({ ctx, params }) {
    await requireServed(ctx, params.id);
    await inTransaction(ctx, (tx) => undoErasure(tx, params.id));
    return readPersonData(ctx, params.id);
  },
  listContactViews: ({ ctx, params }) => listContactViews(ctx, params.entity, params.id),
});

/** Raises WRONG_STATE where there is no password, 400 for a wrong one, 429 after 10 of them in 15 minutes. */
async function requirePassword(ctx: Context, limits: Limits, password: string): Promise<void> {
  const { id } = actorOf(ctx);
  await limits.consume('password', id);
  const [user] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
  if (!user?.hash) throw refused('WRONG_STATE', 'ownData.notErasable');
  if (!(await passwordMatches(user.hash, password))) throw invalid({ password: 'password.currentWrong' });
  await limits.forgive('password', id);
}

function sendExport(ctx: Context, reply: FastifyReply, userId: string): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="mes-donnees-${isoDate(ctx.now)}.json"`)
    .send(Readable.from(exportPerson(ctx, userId)));
}
