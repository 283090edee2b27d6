import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf } from '../../shared/api/envelope.ts';
import {
  cancelProjectSchema,
  changeManySchema,
  handOverProjectSchema,
  mergeProjectSchema,
  rejectProjectSchema,
  restoreProjectSchema,
} from '../../shared/projects/actSchemas.ts';
import { changeManyReply, type ProjectActReply, projectActReply } from '../../shared/projects/actViews.ts';
import type { Context } from '../context.ts';
import { success } from '../http/envelope.ts';
import { once } from '../http/idempotency.ts';
import { replies } from '../http/replies.ts';
import { changeMany } from './changeMany.ts';
import { cancelProject, rejectProject } from './closeProject.ts';
import { handOverProject } from './handOverProject.ts';
import { lockProject } from './lockProject.ts';
import { mergeProjects, unmergeProject } from './mergeProjects.ts';
import { restoreProject } from './restoreProject.ts';

const tags = ['projects'];
const params = z.object({ id: z.uuid() });
const response = replies(envelopeOf(projectActReply));

/** What customer service does to a request besides correcting and publishing it (design §7). */
export const projectDeskRoutes: FastifyPluginAsyncZod = async (app) => {
  app.put(
    '/admin/projects/:id/rejection',
    {
      config: { permission: 'projects.reject', isRepeatable: true },
      schema: { tags, params, body: rejectProjectSchema, response },
    },
    async (request) => {
      const { params, body } = request;
      return success(await once(request, async (tx) => actReply(tx, await rejectProject(tx, params.id, body))));
    },
  );

  app.put(
    '/admin/projects/:id/cancellation',
    {
      config: { permission: 'projects.cancel', isRepeatable: true },
      schema: { tags, params, body: cancelProjectSchema, response },
    },
    async (request) => {
      const { params, body } = request;
      return success(await once(request, async (tx) => actReply(tx, await cancelProject(tx, params.id, body))));
    },
  );

  app.put(
    '/admin/projects/:id/restoration',
    {
      config: { permission: 'projects.restore', isRepeatable: true },
      schema: { tags, params, body: restoreProjectSchema, response },
    },
    async (request) => {
      const { params, body } = request;
      return success(await once(request, async (tx) => actReply(tx, await restoreProject(tx, params.id, body))));
    },
  );

  app.put(
    '/admin/projects/:id/assignment',
    {
      config: { permission: 'projects.handOver', isRepeatable: true },
      schema: { tags, params, body: handOverProjectSchema, response },
    },
    async (request) => {
      const { params, body } = request;
      return success(await once(request, async (tx) => actReply(tx, await handOverProject(tx, params.id, body))));
    },
  );

  app.put(
    '/admin/projects/:id/merge',
    {
      config: { permission: 'projects.merge', isRepeatable: true },
      schema: { tags, params, body: mergeProjectSchema, response },
    },
    async (request) => {
      const { params, body } = request;
      return success(await once(request, async (tx) => actReply(tx, await mergeProjects(tx, params.id, body))));
    },
  );

  app.put(
    '/admin/projects/:id/merge/:mergedId/undo',
    {
      config: { permission: 'projects.merge', isRepeatable: true },
      schema: { tags, params: params.extend({ mergedId: z.uuid() }), response },
    },
    async (request) => {
      const { id, mergedId } = request.params;
      return success(await once(request, async (tx) => actReply(tx, await unmergeProject(tx, id, mergedId))));
    },
  );

  app.put(
    '/admin/projects/many',
    {
      config: { permission: 'projects.changeMany', isRepeatable: true },
      schema: { tags, body: changeManySchema, response: replies(envelopeOf(changeManyReply)) },
    },
    async (request) => success(await once(request, (tx) => changeMany(tx, request.body))),
  );
};

async function actReply(tx: Context, id: string): Promise<ProjectActReply> {
  const { status, updatedAt } = await lockProject(tx, id);
  return { id, status, updatedAt: updatedAt.toISOString() };
}
