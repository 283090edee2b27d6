import type { AccessRow } from './accessTable.ts';
import type { TestApp } from './app.ts';
import type { Project } from './builders.ts';
import { buildProject } from './builders.ts';
import { png } from './sampleFiles.ts';
import { workingHour } from './trackedActs.ts';
import { askingLead, reserveOn } from './trackedLeads.ts';
import { tokenOf, WRONG_TOKEN } from './tracking.ts';
import { verifiedCookie } from './trackingCode.ts';

/** By the link alone, whoever holds it; by no other. */
const byLink: AccessRow['expected'] = {
  Visitor: '200/404',
  Client: '200/404',
  Entrepreneur: '200/404',
  CustomerService: '200/404',
  SalesService: '200/404',
  Admin: '200/404',
};

interface Act {
  status?: Project['status'];
  body?: (project: Project) => object;
  file?: { name: string; content: Buffer };
}

const photo = { name: 'a.png', content: png() };

const byLinkAlone: Record<string, Act> = {
  cancel: { body: () => ({ reason: 'clientGaveUp' }) },
  found: { body: () => ({}) },
  'call-me': { body: () => ({ at: workingHour() }) },
  extend: { status: 'Available' },
  correct: {
    body: ({ description, address, desiredStartDate }) => ({
      description,
      address,
      desiredStartDate,
      preferredContactDays: 'Lundi',
      preferredHoursRange: '09h00-12h00',
    }),
  },
  files: { file: photo },
  voice: { body: () => ({ shares: true }) },
  problem: { body: () => ({ text: 'Personne n’est venu' }) },
};

const answer = { step: 'ContactAsked', answer: 'yes' };

/** A request whose client is asked whether somebody called. */
const askedProject = ({ db }: TestApp) =>
  buildProject(db, { status: 'Available', nextStep: 'ContactAsked', nextStepBy: 'client' });

/** The acts of a client on a request. */
export const trackingActRows: AccessRow[] = [
  ...Object.entries(byLinkAlone).map(
    ([name, { status = 'Submitted', body, file }]): AccessRow => ({
      endpoint: `POST /tracking/:token/${name}`,
      expected: byLink,
      own: async ({ app }) => {
        const project = await buildProject(app.db, { status });
        const sent = file ? { file } : { body: body?.(project) ?? {} };
        return { method: 'POST', url: `/tracking/${await tokenOf(app, project.id)}/${name}`, ...sent };
      },
      others: async ({ app }) => {
        const sent = file ? { file } : { body: body?.(await buildProject(app.db)) ?? {} };
        return { method: 'POST', url: `/tracking/${WRONG_TOKEN}/${name}`, ...sent };
      },
    }),
  ),
  {
    endpoint: 'POST /tracking/:token/close',
    expected: byLink,
    own: async ({ app }) => {
      const { id } = await buildProject(app.db, { status: 'Hired' });
      const headers = await verifiedCookie(app, id);
      return { method: 'POST', url: `/tracking/${await tokenOf(app, id)}/close`, body: {}, headers };
    },
    others: () => ({ method: 'POST', url: `/tracking/${WRONG_TOKEN}/close`, body: {} }),
  },
  {
    endpoint: 'POST /tracking/:token/reserves/:id/lift',
    expected: byLink,
    own: async ({ app }) => {
      const { projectId, id } = await reserveOn(app);
      const headers = await verifiedCookie(app, projectId);
      return { method: 'POST', url: `/tracking/${await tokenOf(app, projectId)}/reserves/${id}/lift`, headers };
    },
    // With a link and a code of one's own.
    others: async ({ app }) => {
      const { id } = await reserveOn(app);
      const { projectId } = await reserveOn(app);
      const headers = await verifiedCookie(app, projectId);
      return { method: 'POST', url: `/tracking/${await tokenOf(app, projectId)}/reserves/${id}/lift`, headers };
    },
  },
  {
    endpoint: 'POST /tracking/:token/answer',
    expected: byLink,
    own: async ({ app }) => {
      const { id } = await askedProject(app);
      return { method: 'POST', url: `/tracking/${await tokenOf(app, id)}/answer`, body: answer };
    },
    others: async ({ app }) => {
      await askedProject(app);
      return { method: 'POST', url: `/tracking/${WRONG_TOKEN}/answer`, body: answer };
    },
  },
  {
    endpoint: 'POST /tracking/:token/reachable',
    expected: byLink,
    own: async ({ app }) => {
      const { projectId, enterpriseId } = await askingLead(app);
      return { method: 'POST', url: `/tracking/${await tokenOf(app, projectId)}/reachable`, body: { enterpriseId } };
    },
    others: async ({ app }) => {
      const { enterpriseId } = await askingLead(app);
      const { projectId } = await askingLead(app);
      return { method: 'POST', url: `/tracking/${await tokenOf(app, projectId)}/reachable`, body: { enterpriseId } };
    },
  },
  {
    endpoint: 'POST /tracking/:token/reserves/:id/files',
    expected: byLink,
    own: async ({ app }) => {
      const { projectId, id } = await reserveOn(app);
      return { method: 'POST', url: `/tracking/${await tokenOf(app, projectId)}/reserves/${id}/files`, file: photo };
    },
    others: async ({ app }) => {
      const { id } = await reserveOn(app);
      const { projectId } = await reserveOn(app);
      return { method: 'POST', url: `/tracking/${await tokenOf(app, projectId)}/reserves/${id}/files`, file: photo };
    },
  },
];
