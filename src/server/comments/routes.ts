import { commentContract } from '../../shared/comments/contract.ts';
import { serve } from '../http/serve.ts';
import { listComments, readComment } from './queries.ts';
import { editComment, writeComment } from './writeComment.ts';

export const commentRoutes = serve(commentContract, {
  async listComments({ ctx, query }) {
    const rows = await listComments(ctx, query.filter.projectId);
    return { rows, total: rows.length };
  },
  writeComment: async ({ ctx, once, body }) => readComment(ctx, await once((tx) => writeComment(tx, body))),
  async editComment({ ctx, once, params, body }) {
    return readComment(ctx, await once((tx) => editComment(tx, params.id, body.body)));
  },
});
