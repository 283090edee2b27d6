import { isStaff } from '../../shared/auth/roles.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { NO_PHONE } from '../../shared/privacy/dataClasses.ts';
import type { Context } from '../context.ts';
import { messages } from '../db/schema/index.ts';
import { networkOf, subscriberOf } from '../http/network.ts';
import { fr } from '../texts.ts';
import { emailBody } from './emailBody.ts';
import { smsSegments } from './segments.ts';
import { readSiteContact, type SiteContact } from './siteContact.ts';
import { smsBody } from './smsBody.ts';
import { isOpenToAnybody, type Template } from './templates.ts';
import { safeValues, type Values } from './values.ts';

interface Draft {
  template: Template;
  /** Names the occasion: the same one writes once, however often it is told. */
  dedupeKey: string;
  /** The project it is about, where it is about one. */
  projectId?: string;
  params: Values;
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
 * were written: an occasion that was told before writes none, nor does the number of who was erased. Keeps for a short
 * time from where one came that anybody may cause: their number is bounded when they are sent (`visitorBounds.ts`).
 * They bear the name and the telephone number that the site has now, which whoever has read the settings hands in.
 */
export async function queueMessages(
  tx: Context,
  all: readonly MessageDraft[],
  known?: SiteContact,
): Promise<{ messageId: string }[]> {
  const drafts = all.filter((draft) => draft.channel === 'email' || draft.phoneNumber !== NO_PHONE);
  if (drafts.length === 0) return [];
  const site = known ?? (await readSiteContact(tx.db));
  const written = await tx.db
    .insert(messages)
    .values(drafts.map((draft) => ({ ...rowOf(draft, site), ...originOf(tx, draft), createdAt: tx.now })))
    .onConflictDoNothing()
    .returning({ messageId: messages.id });
  await tx.jobs.enqueue(tx.db, 'messages.send', written);
  return written;
}

/** Null for what staff cause, and for what nobody can cause without an account that was checked. */
function originOf({ actor, address }: Context, { template }: MessageDraft) {
  const isCounted = isOpenToAnybody(template) && address !== undefined && !isStaff(actor?.role);
  return isCounted ? { originAddress: subscriberOf(address), originNetwork: networkOf(address) } : {};
}

function rowOf(draft: MessageDraft, { name, supportPhone }: SiteContact) {
  const { channel, template, dedupeKey, projectId } = draft;
  const common = { channel, template, projectId, dedupeKey: `${channel}:${dedupeKey}` };
  const params = { ...safeValues(draft.params), site: name, supportPhone: formatPhone(supportPhone) };
  if (draft.channel === 'sms') {
    const body = smsBody(`message.${template}.sms`, params);
    return { ...common, recipient: draft.phoneNumber, body, segments: smsSegments(body) };
  }
  const subject = fr(`message.${template}.subject`, params);
  const { receiptOf } = draft;
  const body = emailBody(`message.${template}.email`, params);
  return { ...common, receiptOf, recipient: draft.email, subject, body };
}
