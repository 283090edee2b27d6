import { asc, eq } from 'drizzle-orm';
import type { PartnerItem } from '../../shared/partners/views.ts';
import type { Db } from '../db/client.ts';
import { partners } from '../db/schema/index.ts';

export function listPartners(db: Db): Promise<PartnerItem[]> {
  return db
    .select({ id: partners.id, name: partners.name, logo: partners.logo, url: partners.url })
    .from(partners)
    .where(eq(partners.isActive, true))
    .orderBy(asc(partners.position), asc(partners.name));
}
