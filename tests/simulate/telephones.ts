import { ProviderFailure } from '../../src/server/messages/adapters/providerFailure.ts';
import type { MessageProvider, MessageProviders } from '../../src/server/messages/provider.ts';

/** What arrived on a telephone or in a mailbox. */
export interface Arrived {
  id: string;
  channel: 'sms' | 'email';
  at: Date;
  recipient: string;
  body: string;
}

export interface Telephones {
  providers: MessageProviders;
  arrived: Arrived[];
  /** How often the SMS provider was asked while it was out. */
  refusedInOutage: () => number;
  /** Numbers that nobody has: the provider refuses them for good. */
  wrong: Set<string>;
  listen: (hear: (message: Arrived) => void) => void;
}

interface Parts {
  clock: () => Date;
  isOut: (at: Date) => boolean;
}

/** The providers of the simulation: SMS and e-mails arrive at once, unless the SMS provider is out. */
export function createTelephones({ clock, isOut }: Parts): Telephones {
  const arrived: Arrived[] = [];
  const wrong = new Set<string>();
  const listeners: ((message: Arrived) => void)[] = [];
  let inOutage = 0;
  const take = (message: Arrived) => {
    arrived.push(message);
    for (const hear of listeners) hear(message);
    return { providerMessageId: `simulated-${message.id}` };
  };
  const sms: MessageProvider = {
    name: 'simulated',
    isIdempotent: false,
    async send({ id, recipient, body }) {
      if (isOut(clock())) {
        inOutage += 1;
        throw new ProviderFailure('later', 'simulated: the provider does not answer');
      }
      if (wrong.has(recipient)) throw new ProviderFailure('refused', 'simulated: nobody has this number');
      return take({ id, channel: 'sms', at: clock(), recipient, body });
    },
  };
  const email: MessageProvider = {
    name: 'simulated',
    isIdempotent: true,
    send: async ({ id, recipient, body }) => take({ id, channel: 'email', at: clock(), recipient, body }),
  };
  return {
    providers: { sms, email },
    arrived,
    refusedInOutage: () => inOutage,
    wrong,
    listen: (hear) => listeners.push(hear),
  };
}
