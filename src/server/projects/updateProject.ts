import { and, eq } from 'drizzle-orm';
import { realId } from '../../shared/ids.ts';
import type { UpdateProject } from '../../shared/projects/schemas.ts';
import { lacksName, mayWriteName } from '../../shared/projects/spoken.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { difference } from '../audit-log/difference.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { requireDistrictInCity } from '../catalog/places/requireDistrictInCity.ts';
import type { Context } from '../context.ts';
import { languages, projects, services, users } from '../db/schema/index.ts';
import { requireFresh } from '../editing/requireFresh.ts';
import { invalid, refused } from '../http/errors.ts';
import { requireOwnId, requireTransition } from '../http/requireTransition.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { detailColumns, placeColumns } from './details.ts';
import { lockProject, type Project } from './lockProject.ts';
import { receivedMessages } from './receivedMessages.ts';
import { requireStartDate } from './requireStartDate.ts';
import { requireWords } from './requireWords.ts';
import { closedLink } from './trackingLink.ts';

/**
 * The assigned agent's corrections (specification §7). The contact changes for this request alone, and its link with
 * it; a name that the client said goes to their account too, where it has none. Raises STALE when the row is not the
 * one the agent looked at, NO_REAL_SERVICE when a published project would lose its service, 400 by field.
 */
export async function updateProject(tx: Context, form: UpdateProject): Promise<string> {
  const project = await lockProject(tx, form.id);
  requireOwnId(tx, projectMachine, form.agentId);
  await requireTransition(tx, projectMachine, 'update', project);
  await requireFresh(tx, 'projects', project, form.updatedAt);
  requireStartDate(tx, form, project);
  requireWords(project, form);
  await requireDistrictInCity(tx, form);
  const serviceId = realId(form.serviceId) ?? null;
  if (!serviceId && project.publishedAt) throw refused('NO_REAL_SERVICE', 'projects.noRealService');
  if (serviceId && serviceId !== project.serviceId) await requireRow(tx, services, serviceId, 'serviceId');
  const languageId = realId(form.language) ?? null;
  if (languageId && languageId !== project.languageId) await requireRow(tx, languages, languageId, 'language');

  const changes = {
    serviceId,
    languageId,
    ...detailColumns(form),
    ...(await placeColumns(tx, form, project)),
    ...writtenName(project, form),
    phoneNumber: form.phoneNumber,
    email: form.email ?? null,
    budget: form.budget ?? null,
  };
  const { isChanged, before, after } = difference(project, changes);
  if (!isChanged) return project.id;
  const link = isOtherContact(project, changes) ? closedLink(project) : undefined;
  await tx.db
    .update(projects)
    .set({ ...changes, ...link, updatedAt: tx.now })
    .where(eq(projects.id, project.id));
  await recordAct(tx, { action: 'update', entity: 'projects', entityId: project.id, before, after });
  if (link) await queueMessages(tx, receivedMessages(tx, { ...project, ...changes, ...link }));
  if (lacksName(project)) await nameAccount(tx, project.clientId, changes);
  return project.id;
}

/** The link went to a number or a mailbox that is not the client's (docs/decisions/0146). */
const isOtherContact = (before: Project, { phoneNumber, email }: Pick<Project, 'phoneNumber' | 'email'>): boolean =>
  before.phoneNumber !== phoneNumber || (before.email !== null && before.email !== email);

interface Name {
  firstName: string;
  lastName: string;
}

/** Raises 400 where a name that the client typed would be another one. */
function writtenName(project: Project, form: UpdateProject): Name {
  const name = { firstName: form.firstName ?? project.firstName, lastName: form.lastName ?? project.lastName };
  if (mayWriteName(project)) return name;
  if (name.firstName !== project.firstName) throw invalid({ firstName: 'projects.nameTyped' });
  if (name.lastName !== project.lastName) throw invalid({ lastName: 'projects.nameTyped' });
  return name;
}

/** The account of a client who said the name has none either: it is theirs, and their next requests have it. */
async function nameAccount(tx: Context, clientId: string, { firstName, lastName }: Name): Promise<void> {
  if (lacksName({ firstName, lastName })) return;
  const [named] = await tx.db
    .update(users)
    .set({ firstName, lastName })
    .where(and(eq(users.id, clientId), eq(users.firstName, ''), eq(users.lastName, '')))
    .returning({ id: users.id });
  if (named)
    await recordAct(tx, { action: 'update', entity: 'users', entityId: named.id, after: { firstName, lastName } });
}

async function requireRow(
  tx: Context,
  table: typeof services | typeof languages,
  id: string,
  field: string,
): Promise<void> {
  const [found] = await tx.db.select({ id: table.id }).from(table).where(eq(table.id, id));
  if (!found) throw invalid({ [field]: 'common.invalid' });
}
