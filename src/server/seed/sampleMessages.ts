import { formatPhone } from '../../shared/format/phone.ts';
import { MASKED_TOKEN, trackingPath } from '../../shared/tracking/address.ts';
import type { messages } from '../db/schema/index.ts';
import { emailBody } from '../messages/emailBody.ts';
import { smsSegments } from '../messages/segments.ts';
import type { messageTexts } from '../texts/messageTexts.ts';
import { fr } from '../texts.ts';
import { settings } from './content/settings.ts';
import type { Random } from './random.ts';
import type { SampleAcceptance } from './sampleAcceptances.ts';
import type { NewProject } from './sampleRequest.ts';
import { later } from './time.ts';

type NewMessage = typeof messages.$inferInsert;
type Template = 'requestReceived' | 'requestAccepted';

/** As messages hold it: without the token. */
export const DEMO_LINK = `https://oasis.test${trackingPath(MASKED_TOKEN)}`;

/** What the client was told, already sent: the word that the request came in, then who accepted it. */
export function sampleMessages(
  random: Random,
  nextId: (at: Date) => string,
  project: NewProject,
  acceptances: readonly SampleAcceptance[],
): NewMessage[] {
  const supportPhone = formatPhone(settings.supportPhone);
  const name = `${project.firstName ?? ''} ${project.lastName ?? ''}`.trim();
  const message = (template: Template, occasion: string, at: Date, params: Record<string, string>): NewMessage[] => {
    const common = {
      template,
      projectId: project.id,
      createdAt: at,
      params: { name, supportPhone, site: settings.name, ...params },
    };
    const sms = smsRow(random, nextId(at), { ...common, dedupeKey: `sms:${occasion}` }, project.phoneNumber);
    if (!project.email) return [sms];
    return [sms, emailRow(nextId(at), { ...common, dedupeKey: `email:${occasion}` }, project.email)];
  };

  return [
    ...message('requestReceived', `received:${project.id}`, project.submittedAt, {
      reference: project.reference ?? '',
      link: DEMO_LINK,
    }),
    ...acceptances.flatMap(({ row, contractor }) =>
      message('requestAccepted', `accepted:${project.id}:${row.enterpriseId}`, row.acceptedAt, {
        enterprise: contractor.name,
        phone: formatPhone(contractor.phoneNumber),
      }),
    ),
  ];
}

interface Draft {
  template: Template;
  projectId: string;
  createdAt: Date;
  dedupeKey: string;
  params: Record<string, string>;
}

function smsRow(random: Random, id: string, { params, ...draft }: Draft, recipient: string): NewMessage {
  const body = fr(`message.${draft.template}.sms` satisfies keyof typeof messageTexts, params);
  const hasFailed = random.chance(0.03);
  return {
    ...draft,
    id,
    channel: 'sms',
    recipient,
    body,
    segments: smsSegments(body),
    provider: 'sandbox',
    providerMessageId: `sandbox-${id}`,
    status: hasFailed ? 'Failed' : random.chance(0.9) ? 'Delivered' : 'Sent',
    attempts: 1,
    lastError: hasFailed ? 'sandbox: numéro injoignable' : null,
    sendingSince: draft.createdAt,
    sentAt: later(draft.createdAt, hasFailed ? 4000 : random.between(1, 20) * 1000),
  };
}

function emailRow(id: string, { params, ...draft }: Draft, recipient: string): NewMessage {
  return {
    ...draft,
    id,
    channel: 'email',
    recipient,
    subject: fr(`message.${draft.template}.subject` satisfies keyof typeof messageTexts, params),
    body: emailBody(`message.${draft.template}.email`, params),
    provider: 'outbox',
    status: 'Sent',
    attempts: 1,
    sendingSince: draft.createdAt,
    sentAt: later(draft.createdAt, 3000),
  };
}
