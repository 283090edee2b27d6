import { and, eq, exists, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { operatingStates } from '../../shared/enterprises/status.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { type Context, inTransaction } from '../context.ts';
import {
  cities,
  enterpriseCities,
  enterpriseServices,
  enterprises,
  projects,
  services,
  users,
} from '../db/schema/index.ts';
import { type MessageDraft, queueMessages } from '../messages/queueMessages.ts';

interface Published {
  serviceId: string;
  cityId: string;
}

/**
 * Tells the contractors of that service who want to hear of that city that a project was published (design §7), by SMS
 * and by e-mail as each prefers. A job: it may run again, and everybody is told once all the same. A project that is
 * gone by then is told to nobody.
 */
export async function announceProject(ctx: Context, projectId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [published] = await tx.db
      .select({ serviceId: projects.serviceId, cityId: projects.cityId, service: services.nameFr, city: cities.name })
      .from(projects)
      .innerJoin(services, eq(services.id, projects.serviceId))
      .innerJoin(cities, eq(cities.id, projects.cityId))
      .where(and(eq(projects.id, projectId), inArray(projects.status, projectMachine.transitions.accept.from)));
    if (!published?.serviceId) return;
    const { serviceId, cityId, service, city } = published;
    const params = {
      service,
      city,
      link: `${tx.config.APP_URL}/details-projets/${projectId}`,
      stopLink: `${tx.config.APP_URL}/stop`,
    };
    const common = { template: 'requestPublished', projectId } as const;
    const told = { serviceId, cityId };
    const bySms = (await wantSms(tx, told)).map(
      ({ id, phoneNumber }): MessageDraft => ({
        ...common,
        channel: 'sms',
        dedupeKey: `published:${projectId}:${id}`,
        phoneNumber,
        params,
      }),
    );
    const byEmail = (await wantEmail(tx, told)).map(
      ({ email, ...person }): MessageDraft => ({
        ...common,
        channel: 'email',
        dedupeKey: `published:${projectId}:${person.id}`,
        email,
        params: { ...params, name: fullName(person) },
      }),
    );
    await queueMessages(tx, [...bySms, ...byEmail]);
  });
}

function wantSms(tx: Context, published: Published) {
  return tx.db
    .select({ id: enterprises.id, phoneNumber: enterprises.phoneNumber })
    .from(enterprises)
    .innerJoin(enterpriseServices, eq(enterpriseServices.enterpriseId, enterprises.id))
    .where(and(isInterested(tx, published), eq(enterprises.alertBySms, true)));
}

/** To the people who act for the enterprise: it has no address of its own. */
async function wantEmail(tx: Context, published: Published) {
  const people = await tx.db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(enterprises)
    .innerJoin(enterpriseServices, eq(enterpriseServices.enterpriseId, enterprises.id))
    .innerJoin(users, eq(users.enterpriseId, enterprises.id))
    .where(
      and(
        isInterested(tx, published),
        eq(enterprises.alertByEmail, true),
        isNotNull(users.email),
        isNull(users.deactivatedAt),
      ),
    );
  return people.flatMap(({ email, ...person }) => (email ? [{ ...person, email }] : []));
}

/** Operating, of that service, and in that city or wanting to hear of it. */
function isInterested(tx: Context, { serviceId, cityId }: Published): SQL | undefined {
  const wishes = tx.db
    .select()
    .from(enterpriseCities)
    .where(and(eq(enterpriseCities.enterpriseId, enterprises.id), eq(enterpriseCities.cityId, cityId)));
  return and(
    inArray(enterprises.status, operatingStates),
    or(eq(enterprises.cityId, cityId), exists(wishes)),
    eq(enterpriseServices.serviceId, serviceId),
  );
}
