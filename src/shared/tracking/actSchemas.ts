import * as z from 'zod/mini';
import { codeField } from '../api/fields.ts';

/** The code that was sent for what binds. */
export const verifySchema = z.object({ code: codeField('tracking.codeRequired', 'tracking.codeInvalid') });

export type Verify = z.infer<typeof verifySchema>;
