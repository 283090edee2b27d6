import { and, eq, exists, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import { operatingStates } from '../../shared/enterprises/status.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { type Context, inTransaction } from '../context.ts';
import {
  cities,
  enterpriseCities,
  enterpriseServices,
  enterprises,
  messages,
  projects,
  services,
  users,
} from '../db/schema/index.ts';
import { type MessageDraft, queueMessages } from '../messages/queueMessages.ts';
import { type Circle, type CircleName, circleOf } from './circles.ts';

/**
 * Tells the contractors of that service who want to hear of that city that a project was published (design §7), by SMS
 * and by e-mail as each prefers; later those of a wider circle (design §11, `circles.ts`). A job: it may run again, and
 * everybody is told once all the same, in whichever circle, and again where it was taken back and is published anew. A
 * project that is gone by then is told to nobody.
 */
export async function announceProject(
  ctx: Context,
  { projectId, circle = 'own' }: { projectId: string; circle?: CircleName },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [published] = await tx.db
      .select({
        serviceId: projects.serviceId,
        cityId: projects.cityId,
        publishedAt: projects.publishedAt,
        service: services.nameFr,
        city: cities.name,
      })
      .from(projects)
      .innerJoin(services, eq(services.id, projects.serviceId))
      .innerJoin(cities, eq(cities.id, projects.cityId))
      .where(and(eq(projects.id, projectId), inArray(projects.status, projectMachine.transitions.accept.from)));
    if (!published?.serviceId || !published.publishedAt) return;
    const { serviceId, cityId, publishedAt, service, city } = published;
    const isAgain = await wasAnnounced(tx, projectId, publishedAt);
    const occasion = (id: string) => `published:${projectId}:${id}${isAgain ? `:${publishedAt.getTime()}` : ''}`;
    const params = {
      service,
      city,
      link: `${tx.config.APP_URL}/details-projets/${projectId}`,
      stopLink: `${tx.config.APP_URL}/stop`,
    };
    const common = { template: 'requestPublished', projectId } as const;
    const told = await circleOf(tx, circle, { serviceId, cityId });
    const bySms = (await wantSms(tx, told)).map(
      ({ id, phoneNumber }): MessageDraft => ({
        ...common,
        channel: 'sms',
        dedupeKey: occasion(id),
        phoneNumber,
        params,
      }),
    );
    const byEmail = (await wantEmail(tx, told)).map(
      ({ email, ...person }): MessageDraft => ({
        ...common,
        channel: 'email',
        dedupeKey: occasion(person.id),
        email,
        params: { ...params, name: fullName(person) },
      }),
    );
    await queueMessages(tx, [...bySms, ...byEmail]);
  });
}

async function wasAnnounced({ db }: Context, projectId: string, before: Date): Promise<boolean> {
  const earlier = and(
    eq(messages.projectId, projectId),
    eq(messages.template, 'requestPublished'),
    lt(messages.createdAt, before),
  );
  return (await db.$count(messages, earlier)) > 0;
}

function wantSms(tx: Context, published: Circle) {
  return tx.db
    .select({ id: enterprises.id, phoneNumber: enterprises.phoneNumber })
    .from(enterprises)
    .where(and(isInterested(tx, published), eq(enterprises.alertBySms, true)));
}

/** To the people who act for the enterprise: it has no address of its own. */
async function wantEmail(tx: Context, published: Circle) {
  const people = await tx.db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(enterprises)
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

/** Operating, of one of those services, and in one of those cities or wanting to hear of it. */
export function isInterested(tx: Context, { serviceIds, cityIds }: Circle): SQL | undefined {
  const wishes = tx.db
    .select()
    .from(enterpriseCities)
    .where(and(eq(enterpriseCities.enterpriseId, enterprises.id), inArray(enterpriseCities.cityId, cityIds)));
  const trades = tx.db
    .select()
    .from(enterpriseServices)
    .where(and(eq(enterpriseServices.enterpriseId, enterprises.id), inArray(enterpriseServices.serviceId, serviceIds)));
  return and(
    inArray(enterprises.status, operatingStates),
    or(inArray(enterprises.cityId, cityIds), exists(wishes)),
    exists(trades),
  );
}
