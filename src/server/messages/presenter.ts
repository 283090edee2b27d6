import type { MessageItem } from '../../shared/messages/views.ts';
import type { messages } from '../db/schema/index.ts';
import type { Template } from './templates.ts';

/** What opens somebody's account or request is for its recipient alone. */
const secret = /(\/(?:reset-password|annuler-changement|effacement)\?token=|\/suivi\/)[\w*-]+/gi;
const code = /\b\d{6}\b/g;
const withCode: readonly string[] = ['contactCode', 'trackingCode'] satisfies Template[];

/** A message as staff read it. */
export function toMessageItem(row: typeof messages.$inferSelect): MessageItem {
  return {
    ...row,
    body: (withCode.includes(row.template) ? row.body.replace(code, '……') : row.body).replace(secret, '$1…'),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}
