import type { PaymentProviderName } from '../../shared/payments/status.ts';
import type { PaymentMethod } from '../../shared/payments/views.ts';
import { fr } from '../texts.ts';

const methods = ['orangeMoney', 'mtnMomo', 'card', 'payCard', 'sandbox'] as const;

/** What a payer can pay with on each provider's page. */
const offered: Record<PaymentProviderName, readonly (typeof methods)[number][]> = {
  sandbox: ['sandbox'],
  djomy: ['orangeMoney', 'mtnMomo', 'card', 'payCard'],
  'orange-money': ['orangeMoney'],
  stripe: ['card'],
};

/**
 * The ways of paying, those of this installation active; the sandbox is named only where it is the one (specification
 * §7).
 */
export function paymentMethods(provider: PaymentProviderName): PaymentMethod[] {
  return methods
    .filter((id) => id !== 'sandbox' || provider === 'sandbox')
    .map((id) => {
      const name = fr(`payments.method.${id}`);
      return { id, displayName: name, name, isActive: offered[provider].includes(id) };
    });
}
