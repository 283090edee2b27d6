import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import {
  acceptProjectSchema,
  activateProjectSchema,
  assignProjectSchema,
  submitProjectSchema,
  updateProjectSchema,
} from '../../shared/projects/schemas.ts';
import { projectView } from '../../shared/projects/views.ts';
import { success } from '../http/envelope.ts';
import { once } from '../http/idempotency.ts';
import { replies } from '../http/replies.ts';
import { acceptProject } from './acceptProject.ts';
import { activateProject } from './activateProject.ts';
import { assignProject } from './assignProject.ts';
import { readProject } from './readProject.ts';
import { submitProject } from './submitProject.ts';
import { updateProject } from './updateProject.ts';

const tags = ['projects'];
const response = replies(envelopeOf(projectView));

/** The project from submission to acceptance (specification §7). What was changed is read again and shown as the caller may see it. */
export const projectRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/save-project-infos',
    {
      config: { permission: 'projects.submit', limit: 'submit', isRepeatable: true },
      schema: { tags, body: submitProjectSchema, response: replies(envelopeOf(z.object({ id: z.uuid() }))) },
    },
    async (request) => success(await once(request, (tx) => submitProject(tx, request.body))),
  );

  app.get(
    '/get-project-details/:id',
    { config: { permission: 'projects.read' }, schema: { tags, params: z.object({ id: z.uuid() }), response } },
    async (request) => success(await readProject(request.ctx, request.params.id)),
  );

  app.put(
    '/assign-project/',
    {
      config: { permission: 'projects.assign', isRepeatable: true },
      schema: { tags, body: assignProjectSchema, response },
    },
    async (request) => {
      const id = await once(request, (tx) => assignProject(tx, request.body));
      return success(await readProject(request.ctx, id));
    },
  );

  app.put(
    '/activate-project/',
    {
      config: { permission: 'projects.activate', isRepeatable: true },
      schema: { tags, body: activateProjectSchema, response },
    },
    async (request) => {
      const id = await once(request, (tx) => activateProject(tx, request.body));
      return success(await readProject(request.ctx, id));
    },
  );

  app.put(
    '/update-project-details',
    {
      config: { permission: 'projects.update', isRepeatable: true },
      schema: { tags, body: updateProjectSchema, response },
    },
    async (request) => {
      const id = await once(request, (tx) => updateProject(tx, request.body));
      return success(await readProject(request.ctx, id));
    },
  );

  app.put(
    '/accept-project/',
    {
      config: { permission: 'projects.accept', isRepeatable: true },
      schema: { tags, body: acceptProjectSchema, response },
    },
    async (request) => {
      const id = await once(request, (tx) => acceptProject(tx, request.body));
      return success(await readProject(request.ctx, id));
    },
  );
};
