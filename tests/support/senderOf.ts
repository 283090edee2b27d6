import type { Db } from '../../src/server/db/client.ts';
import { messageCompletion } from '../../src/server/handlers.ts';
import type { MessageProvider, MessageProviders, OutgoingMessage } from '../../src/server/messages/provider.ts';
import { createMessageSender } from '../../src/server/messages/sendMessage.ts';

/** Sends messages as the job does, by this provider or these. */
export const senderOf = ({ db }: { db: Db }, by: MessageProvider | MessageProviders) =>
  createMessageSender(db, 'send' in by ? { sms: by, email: by } : by, messageCompletion);

/** Sends nothing, and keeps what it was given. */
export function recordingProvider(): MessageProvider & { sent: OutgoingMessage[] } {
  const sent: OutgoingMessage[] = [];
  return {
    name: 'recording',
    isIdempotent: true,
    sent,
    send: async (message) => {
      sent.push(message);
      return { providerMessageId: message.id };
    },
  };
}
