import * as z from 'zod/mini';

/** An internal note of staff on a project, never for clients or contractors. */
export const commentItem = z.object({
  id: z.uuid(),
  /** The project it was written on: a merged one where it is not the one that was asked for. */
  projectId: z.uuid(),
  authorId: z.uuid(),
  authorName: z.nullable(z.string()),
  body: z.string(),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
});

export type CommentItem = z.infer<typeof commentItem>;
