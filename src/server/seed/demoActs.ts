import type { auditLog } from '../db/schema/index.ts';
import type { Business } from './sampleBusiness.ts';
import type { NewProject } from './sampleRequest.ts';
import { HOUR, later } from './time.ts';

type NewAct = typeof auditLog.$inferInsert;

/** The acts of staff that brought a project where it is. */
export function demoActs(project: NewProject, nextId: (at: Date) => string, now: Date): NewAct[] {
  const { agentId, publishedAt, submittedAt } = project;
  if (!agentId) return [];
  const limit = publishedAt ?? project.updatedAt ?? now;
  const assignedAt = project.takenAt ?? new Date(Math.min(later(submittedAt, HOUR / 2).getTime(), limit.getTime()));
  const common = { actorId: agentId, entity: 'projects', entityId: project.id };
  const assigned: NewAct = {
    ...common,
    id: nextId(assignedAt),
    action: 'assign',
    before: { status: 'Submitted', agentId: null },
    after: { status: 'Assigned', agentId },
    createdAt: assignedAt,
  };
  if (!publishedAt) return [assigned];
  const activated: NewAct = {
    ...common,
    id: nextId(publishedAt),
    action: 'activate',
    before: { status: 'Assigned', serviceId: project.fromPredefined ? project.serviceId : null },
    after: { status: 'Available', serviceId: project.serviceId },
    createdAt: publishedAt,
  };
  return [assigned, activated];
}

/** The activation of an enterprise by the agent who follows it. */
export function demoActivation({ enterprise }: Business, nextId: (at: Date) => string): NewAct[] {
  const { id, assignedAgentId, activatedAt } = enterprise;
  if (!id || !assignedAgentId || !activatedAt) return [];
  return [
    {
      id: nextId(activatedAt),
      actorId: assignedAgentId,
      entity: 'enterprises',
      entityId: id,
      action: 'activate',
      before: { status: 'Pending' },
      after: { status: 'Active' },
      createdAt: activatedAt,
    },
  ];
}
