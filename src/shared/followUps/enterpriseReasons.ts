/**
 * Why sales call an enterprise (design §11): to offer a request that nobody accepts; its client says that it never
 * called; a client complains; it is active and has no package; its package ends.
 */
export const enterpriseReasons = ['find', 'contact', 'complaint', 'subscribe', 'renew'] as const;

export type EnterpriseReason = (typeof enterpriseReasons)[number];
