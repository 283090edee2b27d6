import { fullName } from '../../shared/format/fullName.ts';
import type { projects } from '../db/schema/index.ts';
import type { MessageDraft } from './queueMessages.ts';

type Client = Pick<typeof projects.$inferSelect, 'id' | 'firstName' | 'lastName' | 'phoneNumber' | 'email'>;

type Occasion = Pick<MessageDraft, 'template' | 'dedupeKey' | 'params'>;

/** To the telephone and, where there is one, the mailbox of the client of a request, by their name. */
export function draftsToClient(project: Client, { params, ...occasion }: Occasion): MessageDraft[] {
  const common = { ...occasion, projectId: project.id, params: { ...params, name: fullName(project) } };
  const sms: MessageDraft = { ...common, channel: 'sms', phoneNumber: project.phoneNumber };
  return project.email ? [sms, { ...common, channel: 'email', email: project.email }] : [sms];
}
