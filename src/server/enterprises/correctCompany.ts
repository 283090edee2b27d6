import { eq } from 'drizzle-orm';
import { registrationNumberProblem, tidyRegistrationNumber } from '../../shared/enterprises/registrationNumber.ts';
import type { UpdateEnterprise } from '../../shared/enterprises/schemas.ts';
import { difference } from '../audit-log/difference.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { requireCity } from '../catalog/places/requireCity.ts';
import type { Context } from '../context.ts';
import { enterpriseServices, enterprises } from '../db/schema/index.ts';
import { invalid, refused } from '../http/errors.ts';
import type { ServerTextKey } from '../texts.ts';
import type { LockedEnterprise } from './lockEnterprise.ts';
import { replaceServices } from './replaceServices.ts';
import { requireNewCompany } from './requireNewCompany.ts';
import { checkIdentityAgain } from './verifiedStatus.ts';

/**
 * Corrections of a company that the caller may change and holds, with a row in the audit log of what changed; services
 * stay where none are sent. What is stored already is no error, whatever was seen: a reply may have been lost. Raises
 * STALE, in the words of `stale`, where something would change and the row is not as it was seen, COMPANY_EXISTS for
 * another's registration number, 400 by field.
 */
export async function correctCompany(
  tx: Context,
  enterprise: LockedEnterprise,
  form: UpdateEnterprise,
  stale: ServerTextKey,
): Promise<void> {
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
  const services = form.services && (await changedServices(tx, enterprise.id, form.services));
  if (!isChanged && !services) return;
  if (form.version && form.version !== enterprise.version) throw refused('STALE', stale);
  if (isChanged) await tx.db.update(enterprises).set(changes).where(eq(enterprises.id, enterprise.id));
  if (services) await replaceServices(tx, enterprise.id, services.after);
  await recordAct(tx, {
    action: 'update',
    entity: 'enterprises',
    entityId: enterprise.id,
    before: { ...before, ...(services && { services: services.before }) },
    after: { ...after, ...(services && { services: services.after }) },
  });
  await checkIdentityAgain(tx, enterprise, changes);
}

async function changedServices(tx: Context, enterpriseId: string, wanted: readonly string[]) {
  const rows = await tx.db
    .select({ id: enterpriseServices.serviceId })
    .from(enterpriseServices)
    .where(eq(enterpriseServices.enterpriseId, enterpriseId));
  const before = rows.map(({ id }) => id).toSorted();
  const after = wanted.toSorted();
  return before.join() === after.join() ? undefined : { before, after };
}
