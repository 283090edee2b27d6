import type { FakeServer } from './fakeHttp.ts';

/** What the payer does on the provider's page. */
export type PayerAct = 'pay' | 'fail' | 'cancel' | 'confirm';

export interface Notice {
  /** The address after the server's origin. */
  path: string;
  body: string;
  headers: Record<string, string>;
}

/** A provider of its own: its books are the truth that our ledger is compared with. */
export interface FakeProvider {
  name: 'sandbox' | 'djomy' | 'orange-money' | 'stripe';
  /** The environment that points the product at it. */
  settings: Record<string, string>;
  server: FakeServer | undefined;
  /** Money it received for these orders. GNF. */
  books: (orderIds: readonly string[]) => Promise<Map<string, number>>;
  /** The payer opens that address; false where it can no longer be paid. */
  act: (checkoutUrl: string, payer: PayerAct, now: Date) => Promise<boolean>;
  /** What it would send about that order now; undefined where it sends nothing. */
  notice: (orderId: string, now: Date) => Promise<Notice | undefined>;
  /** What somebody else would send, to have that order taken for paid. */
  forgery: (orderId: string, now: Date) => Notice;
  close: () => Promise<void>;
}

/** Of the orders those that were paid, with what was received. */
export function booksOf(orderIds: readonly string[], received: (orderId: string) => number | undefined) {
  return new Map(
    orderIds.flatMap((orderId): [string, number][] => {
      const amount = received(orderId);
      return amount === undefined ? [] : [[orderId, amount]];
    }),
  );
}
