export const messageChannels = ['sms', 'email'] as const;

/**
 * `Sending` is committed before the provider is asked. A retry that finds it cannot know whether the provider
 * was reached: a provider that would send twice is not asked again, and the message is `Uncertain`.
 */
export const messageStates = ['Queued', 'Sending', 'Sent', 'Delivered', 'Failed', 'Uncertain'] as const;

export type MessageChannel = (typeof messageChannels)[number];
export type MessageState = (typeof messageStates)[number];
