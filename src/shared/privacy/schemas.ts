import * as z from 'zod/mini';
import { requiredText } from '../api/fields.ts';

export const ERASURE_NOTE_MAX = 500;

/** Who erases their own account proves once more who they are. */
export const eraseOwnDataSchema = z.object({ password: requiredText('auth.passwordError', 200) });

export const undoErasureSchema = z.object({ token: requiredText('password.linkDead', 200) });

/** How the agent made sure of who called. */
export const erasePersonSchema = z.object({ note: requiredText('personData.noteRequired', ERASURE_NOTE_MAX) });
