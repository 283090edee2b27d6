import type { MessageItem } from '../../shared/messages/views.ts';
import type { messages } from '../db/schema/index.ts';
import { maskedBody } from './secretParts.ts';

/** A message as staff read it. */
export function toMessageItem(row: typeof messages.$inferSelect): MessageItem {
  return {
    ...row,
    body: maskedBody(row),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    triedAt: row.sendingSince?.toISOString() ?? null,
  };
}
