import { eq, inArray } from 'drizzle-orm';
import type { EnterprisePreferences } from '../../shared/enterprises/schemas.ts';
import type { Context } from '../context.ts';
import { cities, enterpriseCities, enterprises } from '../db/schema/index.ts';
import { invalid } from '../http/errors.ts';
import { lockOwnEnterprise } from './lockEnterprise.ts';
import { givePublicId } from './publicAddress.ts';
import { replaceServices } from './replaceServices.ts';

/** What a contractor wants to hear of: services, cities besides their own, and by which way. Raises 403 and 400. */
export async function updatePreferences(tx: Context, form: EnterprisePreferences): Promise<string> {
  const enterprise = await lockOwnEnterprise(tx, form.id);
  const { alertBySms, alertByEmail, isShown } = form;
  if (isShown && !enterprise.publicId) await givePublicId(tx, enterprise.id);
  await tx.db.update(enterprises).set({ alertBySms, alertByEmail, isShown }).where(eq(enterprises.id, enterprise.id));
  await replaceServices(tx, enterprise.id, form.services);
  // Its own city is always of interest; a row for it would outlive a move.
  const wanted = form.cities.filter((cityId) => cityId !== enterprise.cityId);
  if (wanted.length > 0 && (await tx.db.$count(cities, inArray(cities.id, wanted))) !== wanted.length)
    throw invalid({ cities: 'enterprises.cityUnknown' });
  await tx.db.delete(enterpriseCities).where(eq(enterpriseCities.enterpriseId, enterprise.id));
  if (wanted.length > 0)
    await tx.db.insert(enterpriseCities).values(wanted.map((cityId) => ({ enterpriseId: enterprise.id, cityId })));
  return enterprise.id;
}
