import { eq } from 'drizzle-orm';
import { registrationNumberProblem, tidyRegistrationNumber } from '../../shared/enterprises/registrationNumber.ts';
import type { UpdateEnterprise } from '../../shared/enterprises/schemas.ts';
import { difference } from '../audit-log/difference.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { requireCity } from '../catalog/places/requireCity.ts';
import type { Context } from '../context.ts';
import { enterprises } from '../db/schema/index.ts';
import { invalid, refused } from '../http/errors.ts';
import { lockOwnEnterprise } from './lockEnterprise.ts';
import { requireNewCompany } from './requireNewCompany.ts';
import { checkIdentityAgain } from './verifiedStatus.ts';

/**
 * A contractor corrects their own enterprise. Its services are not among it: they are chosen in the preferences
 * (specification §5, read-only in the profile). The journal keeps what was there before. Raises 403 for another's,
 * STALE where it is not as they saw it, COMPANY_EXISTS for another's registration number.
 */
export async function updateOwnEnterprise(tx: Context, form: UpdateEnterprise): Promise<string> {
  const enterprise = await lockOwnEnterprise(tx, form.id);
  if (form.version && form.version !== enterprise.version) throw refused('STALE', 'enterprises.staleKept');
  const { registrationNumber } = form;
  const problem = registrationNumberProblem(registrationNumber, enterprise.registrationNumber);
  if (problem) throw invalid({ registrationNumber: problem });
  await requireCity(tx, form.cityId, 'cityId');
  if (registrationNumber && registrationNumber !== tidyRegistrationNumber(enterprise.registrationNumber ?? ''))
    await requireNewCompany(tx, registrationNumber, enterprise.id);
  const changes = {
    name: form.name,
    address: form.address ?? '',
    cityId: form.cityId,
    registrationNumber: registrationNumber ?? null,
    phoneNumber: form.phoneNumber ?? enterprise.phoneNumber,
  };
  const { isChanged, before, after } = difference(enterprise, changes);
  if (!isChanged) return enterprise.id;
  await tx.db.update(enterprises).set(changes).where(eq(enterprises.id, enterprise.id));
  await recordAct(tx, { action: 'update', entity: 'enterprises', entityId: enterprise.id, before, after });
  await checkIdentityAgain(tx, enterprise, changes);
  return enterprise.id;
}
