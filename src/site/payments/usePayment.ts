import type { PaymentView } from '../../shared/payments/views.ts';
import { api } from '../api.ts';
import { type Answer, useQuery } from '../useQuery.ts';

/** One payment, asked for anew when the payer comes back to the window. */
export function usePayment(id: string | undefined): Answer<PaymentView> {
  return useQuery(id && `payment ${id}`, () => api.get('/get-payment/{id}', { path: { id: id ?? '' } }), {
    refreshOnFocus: true,
  });
}
