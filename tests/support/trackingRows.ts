import type { AccessRow } from './accessTable.ts';
import { tokenOf, WRONG_TOKEN } from './tracking.ts';
import { codeOf } from './trackingCode.ts';

/** With the link anybody is the client, staff too; with any other token nobody is anything. */
const byLink: AccessRow['expected'] = {
  Visitor: '200/404',
  Client: '200/404',
  Entrepreneur: '200/404',
  CustomerService: '200/404',
  SalesService: '200/404',
  Admin: '200/404',
};

const everybodyGets: AccessRow['expected'] = {
  Visitor: '200/200',
  Client: '200/200',
  Entrepreneur: '200/200',
  CustomerService: '200/200',
  SalesService: '200/200',
  Admin: '200/200',
};

/** The calls of the page where a client follows a request. */
export const trackingRows: AccessRow[] = [
  {
    endpoint: 'GET /tracking/:token',
    expected: byLink,
    own: async ({ app, own }) => ({ method: 'GET', url: `/tracking/${await tokenOf(app, own.Client.projectId)}` }),
    others: () => ({ method: 'GET', url: `/tracking/${WRONG_TOKEN}` }),
  },
  {
    endpoint: 'GET /tracking/:token/files/:fileId',
    expected: byLink,
    own: async ({ app, own: { Client } }) => ({
      method: 'GET',
      url: `/tracking/${await tokenOf(app, Client.projectId)}/files/${Client.fileId}`,
    }),
    // The document of another request, with the link of one's own.
    others: async ({ app, own, others }) => ({
      method: 'GET',
      url: `/tracking/${await tokenOf(app, own.Client.projectId)}/files/${others.fileId}`,
    }),
  },
  {
    endpoint: 'POST /tracking/:token/code',
    expected: byLink,
    own: async ({ app, own }) => ({
      method: 'POST',
      url: `/tracking/${await tokenOf(app, own.Client.projectId)}/code`,
    }),
    others: () => ({ method: 'POST', url: `/tracking/${WRONG_TOKEN}/code` }),
  },
  {
    endpoint: 'POST /tracking/:token/verify',
    expected: byLink,
    own: async ({ app, own }) => {
      const token = await tokenOf(app, own.Client.projectId);
      await app.visitor.post(`/tracking/${token}/code`);
      const body = { code: await codeOf(app, own.Client.projectId) };
      return { method: 'POST', url: `/tracking/${token}/verify`, body };
    },
    others: () => ({ method: 'POST', url: `/tracking/${WRONG_TOKEN}/verify`, body: { code: '123456' } }),
  },
  {
    // Whoever asks, for whatever number: one reply.
    endpoint: 'POST /tracking/link',
    expected: everybodyGets,
    own: () => ({ method: 'POST', url: '/tracking/link', body: { phoneNumber: '620 00 00 06' } }),
    others: () => ({ method: 'POST', url: '/tracking/link', body: { phoneNumber: '629 99 99 99' } }),
  },
  {
    endpoint: 'GET /own-requests',
    expected: {
      Visitor: '401/401',
      Client: '200/200',
      Entrepreneur: '200/200',
      CustomerService: '403/403',
      SalesService: '403/403',
      Admin: '403/403',
    },
    own: () => ({ method: 'GET', url: '/own-requests' }),
    others: () => ({ method: 'GET', url: '/own-requests?range=[0,9]' }),
  },
  {
    // Without a code nobody makes one.
    endpoint: 'POST /tracking/:token/account',
    expected: {
      Visitor: '409/404',
      Client: '409/404',
      Entrepreneur: '409/404',
      CustomerService: '409/404',
      SalesService: '409/404',
      Admin: '409/404',
    },
    own: async ({ app, own }) => ({
      method: 'POST',
      url: `/tracking/${await tokenOf(app, own.Client.projectId)}/account`,
      body: { password: 'Kaloum#2026x' },
    }),
    others: () => ({ method: 'POST', url: `/tracking/${WRONG_TOKEN}/account`, body: { password: 'Kaloum#2026x' } }),
  },
];
