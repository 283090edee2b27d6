import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import {
  addUserSchema,
  handOverSchema,
  personActivitySchema,
  personContactSchema,
  updatePersonSchema,
} from '../../shared/staff/schemas.ts';
import { addedUser, handedOver, personDetails, staffItem } from '../../shared/staff/views.ts';
import { success } from '../http/envelope.ts';
import { once } from '../http/idempotency.ts';
import { pageOf, sendRange } from '../http/listQuery.ts';
import { replies } from '../http/replies.ts';
import { addUser } from './addUser.ts';
import { changeContact } from './changeContact.ts';
import { handOver } from './handOver.ts';
import { inviteAgain } from './invitation.ts';
import { staffQuery } from './lists.ts';
import { listStaff, readPerson } from './queries.ts';
import { setActivity } from './setActivity.ts';
import { updatePerson } from './updatePerson.ts';

const tags = ['staff'];
const params = z.object({ id: z.uuid() });
const whole = replies(envelopeOf(personDetails));

/** Who works here, and whom staff add (specification §7, design §8). What was changed is read again and shown whole. */
export const staffRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/add-new-user',
    {
      config: { permission: 'users.add', limit: 'invite', isRepeatable: true },
      schema: { tags, body: addUserSchema, response: replies(envelopeOf(addedUser)) },
    },
    async (request) => success(await once(request, (tx) => addUser(tx, request.body))),
  );

  app.get(
    '/admin/staff',
    {
      config: { permission: 'staff.list' },
      schema: { tags, querystring: staffQuery, response: replies(z.array(staffItem)) },
    },
    async ({ ctx, query }, reply) => {
      const page = pageOf(query.range);
      const sort = query.sort ?? (['fullName', 'ASC'] as const);
      const { rows, total } = await listStaff(ctx, { filter: query.filter, sort, page });
      sendRange(reply, 'staff', page, rows.length, total);
      return rows;
    },
  );

  app.get(
    '/admin/staff/:id',
    { config: { permission: 'staff.list' }, schema: { tags, params, response: whole } },
    async ({ ctx, params: { id } }) => success(await readPerson(ctx, id)),
  );

  app.put(
    '/admin/staff/:id',
    {
      config: { permission: 'staff.update', isRepeatable: true },
      schema: { tags, params, body: updatePersonSchema, response: whole },
    },
    async (request) => {
      const id = await once(request, (tx) => updatePerson(tx, request.params.id, request.body));
      return success(await readPerson(request.ctx, id));
    },
  );

  app.put(
    '/admin/staff/:id/contact',
    {
      config: { permission: 'staff.update', limit: 'invite', isRepeatable: true },
      schema: { tags, params, body: personContactSchema, response: whole },
    },
    async (request) => {
      const id = await once(request, (tx) => changeContact(tx, request.params.id, request.body));
      return success(await readPerson(request.ctx, id));
    },
  );

  app.put(
    '/admin/staff/:id/activity',
    {
      config: { permission: 'staff.update', isRepeatable: true },
      schema: { tags, params, body: personActivitySchema, response: whole },
    },
    async (request) => {
      const id = await once(request, (tx) => setActivity(tx, request.params.id, request.body.isActive));
      return success(await readPerson(request.ctx, id));
    },
  );

  app.post(
    '/admin/staff/:id/invitation',
    {
      config: { permission: 'staff.update', limit: 'invite', isRepeatable: true },
      schema: { tags, params, response: replies(envelopeOf(addedUser)) },
    },
    async (request) => success(await once(request, (tx) => inviteAgain(tx, request.params.id))),
  );

  app.put(
    '/admin/staff/:id/work',
    {
      config: { permission: 'staff.update', isRepeatable: true },
      schema: { tags, params, body: handOverSchema, response: replies(envelopeOf(handedOver)) },
    },
    async (request) => success(await once(request, (tx) => handOver(tx, request.params.id, request.body))),
  );
};
