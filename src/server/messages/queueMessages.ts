import type { Context } from '../context.ts';
import { messages } from '../db/schema/index.ts';
import type { messageTexts } from '../texts/messageTexts.ts';
import { fr } from '../texts.ts';
import { smsSegments } from './segments.ts';
import { smsBody } from './smsBody.ts';

type MessageTextKey = keyof typeof messageTexts;
type Template = MessageTextKey extends `message.${infer Name}.${string}` ? Name : never;

interface Draft {
  template: Template;
  /** Names the occasion: the same one writes once, however often it is told. */
  dedupeKey: string;
  /** The project it is about, where it is about one. */
  projectId?: string;
  params: Record<string, string | number>;
}

interface SmsDraft extends Draft {
  channel: 'sms';
  phoneNumber: string;
}

interface EmailDraft extends Draft {
  channel: 'email';
  email: string;
  /** The payment whose receipt goes with it. */
  receiptOf?: string;
}

export type MessageDraft = SmsDraft | EmailDraft;

/**
 * Writes messages and the jobs that send them, in the transaction of what they tell (design §7). Returns those that
 * were written: an occasion that was told before writes none.
 */
export async function queueMessages(tx: Context, drafts: readonly MessageDraft[]): Promise<{ messageId: string }[]> {
  if (drafts.length === 0) return [];
  const written = await tx.db
    .insert(messages)
    .values(drafts.map((draft) => ({ ...rowOf(draft), createdAt: tx.now })))
    .onConflictDoNothing()
    .returning({ messageId: messages.id });
  await tx.jobs.enqueue(tx.db, 'messages.send', written);
  return written;
}

function rowOf(draft: MessageDraft) {
  const { channel, template, dedupeKey, projectId, params } = draft;
  const common = { channel, template, projectId, dedupeKey: `${channel}:${dedupeKey}` };
  if (draft.channel === 'sms') {
    const body = smsBody(`message.${template}.sms`, params);
    return { ...common, recipient: draft.phoneNumber, body, segments: smsSegments(body) };
  }
  const subject = fr(textKey(template, 'subject'), params);
  const { receiptOf } = draft;
  return { ...common, receiptOf, recipient: draft.email, subject, body: fr(textKey(template, 'email'), params) };
}

function textKey(template: Template, part: 'subject' | 'email'): MessageTextKey {
  return `message.${template}.${part}` as MessageTextKey;
}
