import { asc, eq, inArray } from 'drizzle-orm';
import type { CommentItem } from '../../shared/comments/views.ts';
import { fullName } from '../../shared/format/fullName.ts';
import type { Context } from '../context.ts';
import { comments, projects, users } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { requireVisible } from '../projects/readProject.ts';

/**
 * The comments of a project and of those merged into it, the oldest first. Raises 403 and 404 as reading the project
 * does.
 */
export async function listComments(ctx: Context, projectId: string): Promise<CommentItem[]> {
  await requireVisible(ctx, projectId);
  const merged = await ctx.db.select({ id: projects.id }).from(projects).where(eq(projects.mergedIntoId, projectId));
  const rows = await withAuthors(ctx)
    .where(inArray(comments.projectId, [projectId, ...merged.map(({ id }) => id)]))
    .orderBy(asc(comments.createdAt), asc(comments.id));
  return rows.map(present);
}

/** Raises 404. */
export async function readComment(ctx: Context, id: string): Promise<CommentItem> {
  const [row] = await withAuthors(ctx).where(eq(comments.id, id));
  if (!row) throw notFound();
  return present(row);
}

function withAuthors({ db }: Context) {
  return db
    .select({ comment: comments, firstName: users.firstName, lastName: users.lastName })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId));
}

type Row = Awaited<ReturnType<ReturnType<typeof withAuthors>['execute']>>[number];

function present({ comment, ...author }: Row): CommentItem {
  const { id, projectId, authorId, body, createdAt, editedAt } = comment;
  return {
    id,
    projectId,
    authorId,
    authorName: fullName(author) || null,
    body,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  };
}
