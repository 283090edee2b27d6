import * as z from 'zod/mini';
import { idField, requiredText } from '../api/fields.ts';
import { COMMENT_MAX } from './rules.ts';

const body = requiredText('comments.bodyRequired', COMMENT_MAX);

export const writeCommentSchema = z.object({ projectId: idField(), body });
export const editCommentSchema = z.object({ body });

export type WriteComment = z.infer<typeof writeCommentSchema>;
