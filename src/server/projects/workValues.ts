import { eq, sql } from 'drizzle-orm';
import { fullName } from '../../shared/format/fullName.ts';
import type { Context } from '../context.ts';
import { cities, services } from '../db/schema/index.ts';
import { fr } from '../texts.ts';
import type { Project } from './lockProject.ts';

/** What work a message to contractors is about, and where. */
export async function workValues(
  { db }: Context,
  { serviceId, cityId }: Pick<Project, 'serviceId' | 'cityId'>,
): Promise<{ service: string; city: string }> {
  const [named] = await db
    .select({ city: cities.name, service: services.nameFr })
    .from(cities)
    .leftJoin(services, serviceId ? eq(services.id, serviceId) : sql`false`)
    .where(eq(cities.id, cityId));
  return { service: named?.service ?? fr('projects.uncategorised'), city: named?.city ?? '' };
}

/** The client within a sentence, and where one begins: not everybody has given a name. */
export function clientValues(project: Pick<Project, 'firstName' | 'lastName'>): {
  client: string;
  clientFirst: string;
} {
  const name = fullName(project);
  return { client: name || fr('projects.unnamed'), clientFirst: name || fr('projects.unnamedFirst') };
}
