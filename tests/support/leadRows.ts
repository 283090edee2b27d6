import type { AccessRow } from './accessTable.ts';
import { buildAcceptance } from './builders.ts';
import { buildHired, codeOf } from './leads.ts';
import { askingLead } from './trackedLeads.ts';
import type { World } from './world.ts';

/** The contractor whose lead it is; to another contractor it is not there. */
const contractors: AccessRow['expected'] = {
  Visitor: '401/401',
  Client: '403/403',
  Entrepreneur: '200/404',
  CustomerService: '403/403',
  SalesService: '403/403',
  Admin: '403/403',
};

const newLead = async ({ app, own }: World) =>
  (await buildAcceptance(app.db, { enterpriseId: own.Entrepreneur.enterpriseId })).id;
const foreignLead = async ({ app }: World) => (await buildAcceptance(app.db)).id;

const act = (method: 'GET' | 'POST' | 'PUT', endpoint: string, body?: object): AccessRow => {
  const requestOf = (id: string) => ({ method, url: endpoint.replace(':id', id), ...(body ? { body } : {}) });
  return {
    endpoint: `${method} ${endpoint}`,
    expected: contractors,
    own: async (world) => requestOf(await newLead(world)),
    others: async (world) => requestOf(await foreignLead(world)),
  };
};

/** What a contractor does after accepting. */
export const leadRows: AccessRow[] = [
  { ...act('GET', '/leads/value'), expected: { ...contractors, Entrepreneur: '200/200' } },
  { ...act('GET', '/leads/stages'), expected: { ...contractors, Entrepreneur: '200/200' } },
  act('GET', '/leads/:id'),
  act('PUT', '/leads/:id/stage', { stage: 'Contacted' }),
  act('POST', '/leads/:id/calls', { outcome: 'noAnswer' }),
  act('POST', '/leads/:id/notes', { body: 'Rappeler après 18 h' }),
  act('POST', '/leads/:id/reminder', { at: null }),
  {
    ...act('POST', '/leads/:id/unreachable'),
    // Their own is there, and has no calls yet.
    expected: { ...contractors, Entrepreneur: '409/404' },
  },
  {
    ...act('POST', '/leads/:id/reachable'),
    own: async ({ app, own }) => {
      const { enterpriseId } = own.Entrepreneur;
      const lead = await buildAcceptance(app.db, { enterpriseId, stage: 'Unreachable', releaseAt: new Date() });
      return { method: 'POST', url: `/leads/${lead.id}/reachable` };
    },
    others: async ({ app }) => ({ method: 'POST', url: `/leads/${(await askingLead(app)).id}/reachable` }),
  },
  {
    ...act('POST', '/leads/:id/close'),
    own: async (world) => {
      const { lead } = await buildHired(world.app, { enterpriseId: world.own.Entrepreneur.enterpriseId });
      return { method: 'POST', url: `/leads/${lead.id}/close`, body: { code: codeOf(world.app, lead) } };
    },
    others: async (world) => {
      const { lead } = await buildHired(world.app);
      return { method: 'POST', url: `/leads/${lead.id}/close`, body: { code: codeOf(world.app, lead) } };
    },
  },
];
