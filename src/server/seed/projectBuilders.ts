import { eq, sql } from 'drizzle-orm';
import { isoDate, monthOf } from '../../shared/format/dates.ts';
import type { ProjectState } from '../../shared/projects/status.ts';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { acceptances, projects } from '../db/schema/index.ts';
import { type FreePlace, freePlaceOf } from '../leads/places.ts';
import { insertProject } from '../projects/reference.ts';
import { buildContractor, buildUser, contractorOf, nextRandom } from './builders.ts';
import { freeDescriptions } from './content/freeDescriptions.ts';
import { MAX_QUOTES } from './content/settings.ts';
import { definedOnly } from './definedOnly.ts';
import { firstRow, somePlace, someService } from './parents.ts';
import { sampleAddress } from './samples.ts';
import { DAY, HOUR, later } from './time.ts';

export type Project = typeof projects.$inferSelect;
type Acceptance = typeof acceptances.$inferSelect;
type ProjectOverrides = Partial<typeof projects.$inferInsert> & { now?: Date };
type AcceptanceOverrides = Partial<typeof acceptances.$inferInsert>;

const unassigned: readonly ProjectState[] = ['Submitted', 'Cancelled', 'Rejected'];
const published: readonly ProjectState[] = ['Available', 'Accepted', 'Hired', 'Done'];
const full: readonly ProjectState[] = ['Accepted', 'Hired', 'Done'];

/**
 * A project in any state, with the client, place, agent and service that the state asks for. `acceptanceCount` makes so
 * many contractors accept it; a full one has them all by itself. The first of them is the one that was hired.
 */
export async function buildProject(db: Db, overrides: ProjectOverrides = {}): Promise<Project> {
  const { now = new Date(), acceptanceCount, ...columns } = overrides;
  const status = columns.status ?? 'Submitted';
  const isPublished = published.includes(status);
  const random = nextRandom();
  const client = columns.clientId ? undefined : await buildUser(db, { role: 'Client' });
  const submittedAt = columns.submittedAt ?? later(now, -2 * HOUR);
  const place = columns.districtId && columns.cityId ? undefined : await somePlace(db, columns.cityId);
  const project = await insertProject(
    { db },
    {
      clientId: client?.id ?? '',
      cityId: place?.cityId ?? '',
      districtId: place?.districtId ?? '',
      serviceId: isPublished ? (columns.serviceId ?? (await someService(db)).id) : null,
      agentId: unassigned.includes(status)
        ? null
        : (columns.agentId ?? (await buildUser(db, { role: 'CustomerService' })).id),
      address: sampleAddress(random),
      description: random.pick(freeDescriptions),
      desiredStartDate: isoDate(later(now, 7 * DAY)),
      preferredContactDays: 'Tous les jours',
      preferredHoursRange: '09h00-12h00',
      firstName: client?.firstName ?? '',
      lastName: client?.lastName ?? '',
      phoneNumber: client?.phoneNumber ?? '+224630000000',
      email: client?.email ?? null,
      submittedAt,
      takenAt: unassigned.includes(status) ? null : later(submittedAt, HOUR / 2),
      publishedAt: isPublished ? later(submittedAt, HOUR) : null,
      hiredAt: status === 'Hired' ? now : null,
      updatedAt: submittedAt,
      ...definedOnly(columns),
      status,
    },
  );
  const wanted = acceptanceCount ?? (full.includes(status) ? MAX_QUOTES : 0);
  for (let place = 1; place <= wanted; place += 1)
    await buildAcceptance(db, { projectId: project.id, acceptedAt: now, ...stageIn(status, place) });
  return wanted === 0 ? project : firstRow(db.select().from(projects).where(eq(projects.id, project.id)));
}

/** What an acceptance has become of in a project of this state: the first one got the job. */
export function stageIn(status: ProjectState, place: number): Pick<Acceptance, 'stage' | 'endReason'> {
  if (status !== 'Hired' && status !== 'Done') return { stage: 'New', endReason: null };
  if (place > 1) return { stage: 'Lost', endReason: 'otherChosen' };
  return { stage: status === 'Hired' ? 'Hired' : 'Completed', endReason: null };
}

/**
 * An acceptance in the next free places of the project and of the enterprise's month; the project's state is left
 * alone.
 */
export async function buildAcceptance(db: Db, overrides: AcceptanceOverrides = {}): Promise<Acceptance> {
  const acceptedAt = overrides.acceptedAt ?? new Date();
  const projectId = overrides.projectId ?? (await buildProject(db, { status: 'Available' })).id;
  const contractor = overrides.enterpriseId ? undefined : await buildContractor(db);
  const enterpriseId = overrides.enterpriseId ?? contractor?.enterprise.id ?? '';
  const user = contractor?.user ?? (await contractorOf(db, enterpriseId));
  const month = overrides.month ?? monthOf(acceptedAt);
  const place = freePlaceOf({ projectId, enterpriseId, month });
  const free = await firstRow(rowsOf<{ place: FreePlace }>(db, sql`select ${place} as place`));
  const acceptance = await firstRow(
    db
      .insert(acceptances)
      .values({
        projectId,
        enterpriseId,
        userId: user.id,
        slot: free.place.slot,
        month,
        monthlySequence: free.place.sequence,
        acceptedAt,
        ...definedOnly(overrides),
      })
      .returning(),
  );
  await db
    .update(projects)
    .set({ acceptanceCount: sql`${projects.acceptanceCount} + 1` })
    .where(eq(projects.id, projectId));
  return acceptance;
}
