import type { GetOneParams } from 'react-admin';
import { api } from './api.ts';
import { entityOf } from './httpClient.ts';
import { offering } from './offered.ts';

/** The sums of the payments that a filter finds: the id is the filter as JSON. */
export const paymentTotalsProvider = offering({
  async getOne(_resource: string, { id }: GetOneParams) {
    const totals = await entityOf(api.get('/admin/payments/totals', { query: { filter: String(id) } }));
    return { data: { id, ...totals } };
  },
});

/** The books of a period: the id is `2026-11-01/2026-11-30`. */
export const paymentBooksProvider = offering({
  async getOne(_resource: string, { id }: GetOneParams) {
    const [from = '', to = ''] = String(id).split('/');
    return { data: { id, ...(await entityOf(api.get('/admin/payments/reconciliation', { query: { from, to } }))) } };
  },
});
