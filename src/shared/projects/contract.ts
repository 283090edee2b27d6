import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { dateField, idField } from '../api/fields.ts';
import { filterQuery, listQuery, searchText } from '../api/listQuery.ts';
import { enterpriseAgentItem } from '../enterprises/agentViews.ts';
import { leadStages } from '../leads/status.ts';
import {
  cancelProjectSchema,
  changeManySchema,
  completeProjectSchema,
  handOverProjectSchema,
  mergeProjectSchema,
  rejectProjectSchema,
  restoreProjectSchema,
} from './actSchemas.ts';
import {
  changeManyReply,
  duplicateMark,
  projectActReply,
  projectDuplicates,
  projectHistory,
  projectQueues,
  queueHolders,
  timelineEntry,
} from './actViews.ts';
import { openProjectStages } from './openProjectStages.ts';
import { reachedStages } from './reachedStages.ts';
import {
  acceptProjectSchema,
  activateProjectSchema,
  assignProjectSchema,
  submitProjectSchema,
  updateProjectSchema,
} from './schemas.ts';
import { projectStates } from './status.ts';
import { projectListItem, projectView, submittedProject } from './views.ts';

const byId = z.object({ id: idField() });
const byUser = z.object({ userId: idField() });

const sortFields = ['desiredStartDate', 'submissionDate', 'serviceName', 'cityName', 'status', 'clientName'] as const;
const state = z.enum(projectStates);

const projectFilter = z.strictObject({
  q: searchText,
  status: z.optional(z.union([state, z.array(state)])),
  serviceId: z.optional(idField()),
  uncategorised: z.optional(z.boolean()),
  cityId: z.optional(idField()),
  mine: z.optional(z.boolean()),
  agentId: z.optional(idField()),
  nobody: z.optional(z.boolean()),
  late: z.optional(z.boolean()),
});

/**
 * For staff alone, contractors are not told of one another. `openStage`: the open requests that wait for that;
 * `reached`: how far they came once; `submittedFrom` and `submittedTo`: days in Conakry, both included.
 */
const staffFilter = z.extend(projectFilter, {
  openStage: z.optional(z.enum(openProjectStages)),
  reached: z.optional(z.enum(reachedStages)),
  submittedFrom: z.optional(dateField()),
  submittedTo: z.optional(dateField()),
});

const projectListQuery = listQuery(sortFields, staffFilter);

/** `suits`: of the services of the contractor's enterprise and in its cities, or none of those. */
const availableQuery = listQuery(sortFields, z.extend(projectFilter, { suits: z.optional(z.boolean()) }));

const stage = z.enum(leadStages);
const acceptedQuery = listQuery(
  sortFields,
  z.extend(projectFilter, { stage: z.optional(z.union([stage, z.array(stage)])) }),
);

export type ProjectFilter = z.output<typeof staffFilter>;
export type ProjectListQuery = z.output<typeof projectListQuery>;
export type ProjectSortField = (typeof sortFields)[number];

const list = { query: projectListQuery, rows: projectListItem, unit: 'projects' } as const;

/** As many as a page of the list has at most. */
const MARKED_MAX = 100;
const idList = z.pipe(
  z.pipe(
    z.string(),
    z.transform((ids) => ids.split(',').filter(Boolean)),
  ),
  z.array(idField()).check(z.maxLength(MARKED_MAX)),
);

/** The project from submission to acceptance (specification §7). */
export const projectContract = contract('projects', {
  submitProject: {
    method: 'POST',
    path: '/save-project-infos',
    permission: 'projects.submit',
    summary: 'Submit a project for a client',
    isRepeatable: true,
    body: submitProjectSchema,
    entity: submittedProject,
  },
  readProject: {
    method: 'GET',
    path: '/get-project-details/{id}',
    permission: 'projects.read',
    summary: 'Read a project as the caller may see it',
    showsContactOf: 'projects',
    params: byId,
    entity: projectView,
  },
  assignProject: {
    method: 'PUT',
    path: '/assign-project/',
    permission: 'projects.assign',
    summary: 'Assign a submitted project to an agent',
    showsContactOf: 'projects',
    isRepeatable: true,
    body: assignProjectSchema,
    entity: projectView,
  },
  activateProject: {
    method: 'PUT',
    path: '/activate-project/',
    permission: 'projects.activate',
    summary: 'Publish a project under a service',
    showsContactOf: 'projects',
    isRepeatable: true,
    body: activateProjectSchema,
    entity: projectView,
  },
  updateProject: {
    method: 'PUT',
    path: '/update-project-details',
    permission: 'projects.update',
    summary: 'Correct a project as its agent',
    showsContactOf: 'projects',
    isRepeatable: true,
    body: updateProjectSchema,
    entity: projectView,
  },
  acceptProject: {
    method: 'PUT',
    path: '/accept-project/',
    permission: 'projects.accept',
    summary: 'Accept a project as a contractor',
    showsContactOf: 'projects',
    isRepeatable: true,
    body: acceptProjectSchema,
    entity: projectView,
  },
});

/** The specification's own lists: an agent's, and a contractor's two. */
export const projectListContract = contract('projects', {
  listSubmittedProjects: {
    method: 'GET',
    path: '/get-submitted-projects/{agentId}',
    permission: 'projects.listSubmitted',
    summary: 'List the projects of an agent and those of nobody',
    showsContactOf: 'projects',
    params: z.object({ agentId: idField() }),
    ...list,
    isEnveloped: true,
  },
  listAvailableProjects: {
    method: 'GET',
    path: '/get-available-projects/{userId}',
    permission: 'projects.listAvailable',
    summary: 'List the projects a contractor may accept',
    showsContactOf: 'projects',
    params: byUser,
    ...list,
    query: availableQuery,
    isEnveloped: true,
  },
  listAcceptedProjects: {
    method: 'GET',
    path: '/get-accepted-projects/{userId}',
    permission: 'projects.listAccepted',
    summary: 'List the projects a contractor accepted',
    showsContactOf: 'projects',
    params: byUser,
    ...list,
    query: acceptedQuery,
    isEnveloped: true,
  },
});

/** What customer service does to a project besides correcting and publishing it (design §7). */
export const projectDeskContract = contract('projects', {
  rejectProject: {
    method: 'PUT',
    path: '/admin/projects/{id}/rejection',
    permission: 'projects.reject',
    summary: 'Reject a project that was never published',
    isRepeatable: true,
    params: byId,
    body: rejectProjectSchema,
    entity: projectActReply,
  },
  cancelProject: {
    method: 'PUT',
    path: '/admin/projects/{id}/cancellation',
    permission: 'projects.cancel',
    summary: 'Cancel a project',
    isRepeatable: true,
    params: byId,
    body: cancelProjectSchema,
    entity: projectActReply,
  },
  completeProject: {
    method: 'PUT',
    path: '/admin/projects/{id}/completion',
    permission: 'projects.complete',
    summary: 'End a hired job after a call',
    isRepeatable: true,
    params: byId,
    body: completeProjectSchema,
    entity: projectActReply,
  },
  restoreProject: {
    method: 'PUT',
    path: '/admin/projects/{id}/restoration',
    permission: 'projects.restore',
    summary: 'Take a closed project back as a submitted one',
    isRepeatable: true,
    params: byId,
    body: restoreProjectSchema,
    entity: projectActReply,
  },
  handOverProject: {
    method: 'PUT',
    path: '/admin/projects/{id}/assignment',
    permission: 'projects.handOver',
    summary: 'Hand a project over to another agent, or back to nobody',
    isRepeatable: true,
    params: byId,
    body: handOverProjectSchema,
    entity: projectActReply,
  },
  mergeProjects: {
    method: 'PUT',
    path: '/admin/projects/{id}/merge',
    permission: 'projects.merge',
    summary: 'Merge another project of the same client into this one',
    isRepeatable: true,
    params: byId,
    body: mergeProjectSchema,
    entity: projectActReply,
  },
  unmergeProject: {
    method: 'PUT',
    path: '/admin/projects/{id}/merge/{mergedId}/undo',
    permission: 'projects.merge',
    summary: 'Undo a merge',
    isRepeatable: true,
    params: z.object({ id: idField(), mergedId: idField() }),
    entity: projectActReply,
  },
  changeManyProjects: {
    method: 'PUT',
    path: '/admin/projects/many',
    permission: 'projects.changeMany',
    summary: 'Assign or reject several projects',
    isRepeatable: true,
    body: changeManySchema,
    entity: changeManyReply,
  },
});

/** Calls of customer service besides its list: all projects, queues, possible duplicates, history, export. */
export const projectDeskListContract = contract('projects', {
  listProjects: {
    method: 'GET',
    path: '/admin/projects',
    permission: 'projects.listAll',
    summary: 'List all projects',
    showsContactOf: 'projects',
    ...list,
  },
  readProjectQueues: {
    method: 'GET',
    path: '/admin/projects/queues',
    permission: 'projects.listQueues',
    summary: 'Count the projects in each state',
    query: z.object({ holder: z._default(z.enum(queueHolders), 'all') }),
    entity: projectQueues,
  },
  countDuplicates: {
    method: 'GET',
    path: '/admin/projects/duplicate-marks',
    permission: 'projects.listQueues',
    summary: 'Count the likely duplicates of the named projects',
    query: z.object({ ids: idList }),
    entity: z.array(duplicateMark),
  },
  exportProjects: {
    method: 'GET',
    path: '/admin/projects/export',
    permission: 'projects.export',
    summary: 'Export the list of projects as CSV',
    needsRecentProof: true,
    query: filterQuery(staffFilter),
    file: 'text/csv',
  },
  readDuplicates: {
    method: 'GET',
    path: '/admin/projects/{id}/duplicates',
    permission: 'projects.merge',
    summary: 'List the likely duplicates of a project and what was merged into it',
    params: byId,
    entity: projectDuplicates,
  },
  readProjectHistory: {
    method: 'GET',
    path: '/admin/projects/{id}/history',
    permission: 'projects.readHistory',
    summary: 'Read what happened to a project',
    showsContactOf: 'projects',
    params: byId,
    entity: projectHistory,
  },
  readTimeline: {
    method: 'GET',
    path: '/admin/projects/{id}/timeline',
    permission: 'projects.readHistory',
    summary: 'Read all that happened to a project and the jobs that came of it, newest first',
    params: byId,
    entity: z.array(timelineEntry),
  },
  listProjectAgents: {
    method: 'GET',
    path: '/admin/project-agents',
    permission: 'projects.listAgents',
    summary: 'List the agents of customer service',
    reply: z.array(enterpriseAgentItem),
  },
});
