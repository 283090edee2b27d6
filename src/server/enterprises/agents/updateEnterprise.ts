import { eq } from 'drizzle-orm';
import { registrationNumberProblem, tidyRegistrationNumber } from '../../../shared/enterprises/registrationNumber.ts';
import type { UpdateEnterprise } from '../../../shared/enterprises/schemas.ts';
import { enterpriseMachine } from '../../../shared/enterprises/status.ts';
import { difference } from '../../audit-log/difference.ts';
import { recordAct } from '../../audit-log/recordAct.ts';
import { requireCity } from '../../catalog/places/requireCity.ts';
import { actorOf, type Context } from '../../context.ts';
import { enterpriseServices, enterprises } from '../../db/schema/index.ts';
import { invalid, refused } from '../../http/errors.ts';
import { requireOwnId, requireTransition } from '../../http/requireTransition.ts';
import { lockEnterprise } from '../lockEnterprise.ts';
import { replaceServices } from '../replaceServices.ts';
import { requireNewCompany } from '../requireNewCompany.ts';
import { checkIdentityAgain } from '../verifiedStatus.ts';

/**
 * The assigned agent's corrections (specification §7). Services stay where none are sent. Raises NOT_ASSIGNED_TO_YOU,
 * STALE when the row is not the one the agent looked at, COMPANY_EXISTS for another's registration number, 400 by
 * field.
 */
export async function updateEnterprise(tx: Context, form: UpdateEnterprise): Promise<string> {
  const enterprise = await lockEnterprise(tx, form.id);
  requireOwnId(tx, enterpriseMachine, form.agentId ?? actorOf(tx).id);
  await requireTransition(tx, enterpriseMachine, 'update', enterprise);
  if (form.version && form.version !== enterprise.version) throw refused('STALE', 'enterprises.stale');
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
  const { before, after } = difference(enterprise, changes);
  if (Object.keys(after).length > 0)
    await tx.db.update(enterprises).set(changes).where(eq(enterprises.id, enterprise.id));
  const services = form.services ? await changedServices(tx, enterprise.id, form.services) : undefined;
  if (Object.keys(after).length === 0 && !services) return enterprise.id;
  await recordAct(tx, {
    action: 'update',
    entity: 'enterprises',
    entityId: enterprise.id,
    before: { ...before, ...(services ? { services: services.before } : {}) },
    after: { ...after, ...(services ? { services: services.after } : {}) },
  });
  await checkIdentityAgain(tx, enterprise, changes);
  return enterprise.id;
}

async function changedServices(tx: Context, enterpriseId: string, wanted: readonly string[]) {
  const rows = await tx.db
    .select({ id: enterpriseServices.serviceId })
    .from(enterpriseServices)
    .where(eq(enterpriseServices.enterpriseId, enterpriseId));
  const before = rows.map(({ id }) => id).toSorted();
  const after = wanted.toSorted();
  if (before.join() === after.join()) return undefined;
  await replaceServices(tx, enterpriseId, wanted);
  return { before, after };
}
