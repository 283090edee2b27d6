import * as z from 'zod/mini';
import { phoneField } from '../api/fields.ts';

/** The telephone number that requests were sent with, however it is written. */
export const trackingLinkSchema = z.object({ phoneNumber: phoneField('auth.phoneRequired') });
