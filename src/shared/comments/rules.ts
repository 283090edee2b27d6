const MINUTE_MS = 60_000;

/** How long its author may correct a comment. Nobody deletes one. */
const COMMENT_EDIT_MS = 15 * MINUTE_MS;
export const COMMENT_MAX = 2000;

interface Comment {
  authorId: string;
  createdAt: string | Date;
}

/** Whether this person may still correct the comment at `now`. */
export function mayEditComment(comment: Comment, personId: string, now: Date): boolean {
  return comment.authorId === personId && now.getTime() - new Date(comment.createdAt).getTime() < COMMENT_EDIT_MS;
}
