import type { Config } from '../../config.ts';
import type { OutgoingMessage } from '../provider.ts';

/** A message as a mail library takes it; its id is the message's own, so that two copies of one are seen as one. */
export function mailOf(config: Config, { id, recipient, subject, body, attachments = [] }: OutgoingMessage) {
  const host = new URL(config.APP_URL).hostname;
  return {
    from: config.EMAIL_FROM,
    to: recipient,
    subject: subject ?? '',
    text: body,
    messageId: `<${id}@${host}>`,
    attachments: attachments.map(({ name, content }) => ({ filename: name, content })),
  };
}
