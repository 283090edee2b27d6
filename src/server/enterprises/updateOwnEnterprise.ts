import type { UpdateEnterprise } from '../../shared/enterprises/schemas.ts';
import type { Context } from '../context.ts';
import { correctCompany } from './correctCompany.ts';
import { lockOwnEnterprise } from './lockEnterprise.ts';

/**
 * A contractor corrects their own enterprise. Its services are not among it: they are chosen in the preferences
 * (specification §5, read-only in the profile). The journal keeps what was there before. Raises 403 for another's,
 * STALE where it is not as they saw it, COMPANY_EXISTS for another's registration number.
 */
export async function updateOwnEnterprise(tx: Context, form: UpdateEnterprise): Promise<string> {
  const enterprise = await lockOwnEnterprise(tx, form.id);
  await correctCompany(tx, enterprise, { ...form, services: undefined }, 'enterprises.staleKept');
  return enterprise.id;
}
