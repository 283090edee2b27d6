import type { Machine } from '../states/machine.ts';

export const messageChannels = ['sms', 'email'] as const;

/**
 * `Sending` is committed before the provider is asked. A retry that finds it cannot know whether the provider
 * was reached: a provider that would send twice is not asked again, and the message is `Uncertain`.
 */
export const messageStates = ['Queued', 'Sending', 'Sent', 'Delivered', 'Failed', 'Uncertain'] as const;

export type MessageChannel = (typeof messageChannels)[number];
export type MessageState = (typeof messageStates)[number];

export const messageMachine = {
  entity: 'messages',
  states: messageStates,
  texts: { label: 'messages.state', wrongState: 'messages.notRetryable' },
  transitions: {
    queue: { from: [], to: 'Queued', by: 'system' },
    /** From `Sending` too: the worker that had it died. */
    claim: { from: ['Queued', 'Sending'], to: 'Sending', by: 'system' },
    /** The provider took it. */
    send: { from: ['Sending', 'Uncertain'], to: 'Sent', by: 'system' },
    /** The provider could not now; it is tried again later. */
    requeue: { from: ['Sending'], to: 'Queued', by: 'system' },
    giveUp: { from: ['Queued', 'Sending'], to: 'Failed', by: 'system' },
    loseTrack: { from: ['Sending'], to: 'Uncertain', by: 'system' },
    /** What the provider reports afterwards. */
    report: { from: ['Sent'], to: ['Delivered', 'Failed'], by: 'system' },
    retry: { from: ['Failed', 'Uncertain'], to: 'Queued', by: 'messages.retry' },
  },
} as const satisfies Machine<MessageState>;
