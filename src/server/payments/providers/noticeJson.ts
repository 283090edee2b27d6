import type { z } from 'zod';
import type { PaymentProviderName } from '../../../shared/payments/status.ts';
import { ForgedNotice } from './providerErrors.ts';

/** The body of a notice, whatever content type it came with. Raises ForgedNotice for what that provider never sends. */
export function readNoticeJson<Schema extends z.ZodType>(
  provider: PaymentProviderName,
  body: Buffer,
  schema: Schema,
): z.infer<Schema> {
  const parsed = schema.safeParse(parse(body));
  if (!parsed.success) throw new ForgedNotice(`${provider}: not a notice of this provider`);
  return parsed.data;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
