import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../src/server/db/client.ts';
import { cities, districts, services } from '../../src/server/db/schema/index.ts';
import { isoDate } from '../../src/shared/format/dates.ts';
import type { TestApp } from './app.ts';
import { expectEntity } from './expectations.ts';

export interface Places {
  cityId: string;
  districtId: string;
  /** A district of another city. */
  elsewhere: string;
  serviceId: string;
}

export async function places(db: Db): Promise<Places> {
  const rows = await db
    .select({ cityId: cities.id, districtId: districts.id, name: cities.name })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .orderBy(asc(cities.name), asc(districts.name));
  const here = rows.find(({ name }) => name === 'Conakry');
  const other = rows.find(({ name }) => name !== 'Conakry');
  const [service] = await db
    .select({ id: services.id })
    .from(services)
    .where(eq(services.group, 'other'))
    .orderBy(asc(services.position));
  if (!here || !other || !service) throw new Error('The reference data is missing');
  return { cityId: here.cityId, districtId: here.districtId, elsewhere: other.districtId, serviceId: service.id };
}

/** A free-form request that the server accepts. */
export function submissionOf(clientId: string, { cityId, districtId }: Places, changes: object = {}) {
  return {
    clientId,
    description: 'Refaire la peinture du salon',
    address: 'Derrière la mosquée',
    cityId,
    districtId,
    desiredStartDate: isoDate(new Date(Date.now() + 20 * 86_400_000)),
    preferredContactDays: 'Lundi',
    preferredHoursRange: '09h00-12h00',
    choosenResponses: {},
    serviceId: '',
    filePath: '',
    ...changes,
  };
}

export const withKey = (key: string = randomUUID()) => ({ 'idempotency-key': key });

/** A visitor's request, through the two calls the wizard makes. */
export async function submitAsVisitor(app: TestApp, changes: object = {}) {
  const registration = await app.visitor.post('/register', {
    isSubmission: true,
    firstName: 'Awa',
    lastName: 'Bah',
    phoneNumber: '622 11 22 33',
    email: 'awa@exemple.gn',
  });
  const client = expectEntity<{ id: string }>(registration);
  const requests = await app.loginAs(client);
  const reply = await requests.post(
    '/save-project-infos',
    submissionOf(client.id, await places(app.db), changes),
    withKey(),
  );
  const project = expectEntity<{ id: string }>(reply);
  return { client: requests, clientId: client.id, projectId: project.id };
}
