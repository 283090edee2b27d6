import { eq } from 'drizzle-orm';
import { registrationNumberProblem, tidyRegistrationNumber } from '../../shared/enterprises/registrationNumber.ts';
import type { UpdateEnterprise } from '../../shared/enterprises/schemas.ts';
import { requireCity } from '../catalog/places/requireCity.ts';
import type { Context } from '../context.ts';
import { enterprises } from '../db/schema/index.ts';
import { invalid } from '../http/errors.ts';
import { lockOwnEnterprise } from './lockEnterprise.ts';
import { requireNewCompany } from './requireNewCompany.ts';

/**
 * A contractor corrects their own enterprise. Its services are not among it: they are chosen in the preferences
 * (specification §5, read-only in the profile). Raises 403 for another's, COMPANY_EXISTS for another's registration
 * number.
 */
export async function updateOwnEnterprise(tx: Context, form: UpdateEnterprise): Promise<string> {
  const enterprise = await lockOwnEnterprise(tx, form.id);
  const { registrationNumber } = form;
  const problem = registrationNumberProblem(registrationNumber, enterprise.registrationNumber);
  if (problem) throw invalid({ registrationNumber: problem });
  await requireCity(tx, form.cityId, 'cityId');
  if (registrationNumber && registrationNumber !== tidyRegistrationNumber(enterprise.registrationNumber ?? ''))
    await requireNewCompany(tx, registrationNumber, enterprise.id);
  await tx.db
    .update(enterprises)
    .set({
      name: form.name,
      address: form.address ?? '',
      cityId: form.cityId,
      registrationNumber: registrationNumber ?? null,
      ...(form.phoneNumber ? { phoneNumber: form.phoneNumber } : {}),
    })
    .where(eq(enterprises.id, enterprise.id));
  return enterprise.id;
}
