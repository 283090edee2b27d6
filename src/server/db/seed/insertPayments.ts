import type { Db } from '../client.ts';
import * as schema from '../schema/index.ts';
import type { Catalog } from './catalog.ts';
import { insertRows } from './insertRows.ts';
import type { Business } from './sampleBusiness.ts';
import { samplePayments } from './samplePayments.ts';

/** What the enterprises paid for their subscriptions, which are written already. */
export async function insertPayments(db: Db, catalog: Catalog, businesses: readonly Business[]): Promise<void> {
  const { payments, events, receipts } = samplePayments(
    businesses,
    new Map(catalog.packages.map(({ id, nameFr }) => [id, nameFr])),
  );
  await insertRows(db, schema.payments, payments);
  await insertRows(db, schema.paymentEvents, events);
  await insertRows(db, schema.receipts, receipts);
}
