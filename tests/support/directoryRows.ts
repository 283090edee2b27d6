import { eq } from 'drizzle-orm';
import { enterprises } from '../../src/server/db/schema/index.ts';
import { enterprisePath } from '../../src/shared/enterprises/publicAddress.ts';
import type { AccessRow } from './accessTable.ts';
import type { TestApp } from './app.ts';
import { buildEnterprise } from './builders.ts';
import { drawPublicId } from './directory.ts';

const everybody = (status: `${number}/${number}`): AccessRow['expected'] => ({
  Visitor: status,
  Client: status,
  Entrepreneur: status,
  CustomerService: status,
  SalesService: status,
  Admin: status,
});

/** The pages of enterprises, which everybody reads: those that agreed, and none of the others. */
export const directoryRows: AccessRow[] = [
  {
    endpoint: 'GET /public-enterprises',
    expected: everybody('200/200'),
    own: () => ({ method: 'GET', url: '/public-enterprises' }),
    others: () => ({ method: 'GET', url: '/public-enterprises?service=inconnu' }),
  },
  {
    endpoint: 'GET /public-enterprises/:slug',
    expected: everybody('200/404'),
    own: async ({ app }) => ({ method: 'GET', url: `/public-enterprises/${await slugOf(app, true)}` }),
    others: async ({ app }) => ({ method: 'GET', url: `/public-enterprises/${await slugOf(app, false)}` }),
  },
  {
    // What is shown is in publicEnterprises.test.ts; the documents of a request never are.
    endpoint: 'GET /review-photos/:fileId',
    expected: everybody('404/404'),
    own: ({ own }) => ({ method: 'GET', url: `/review-photos/${own.Client.fileId}` }),
    others: ({ others }) => ({ method: 'GET', url: `/review-photos/${others.fileId}` }),
  },
];

async function slugOf(app: TestApp, isShown: boolean): Promise<string> {
  const { id, name } = await buildEnterprise(app.db);
  const publicId = drawPublicId();
  await app.db.update(enterprises).set({ publicId, isShown }).where(eq(enterprises.id, id));
  return enterprisePath({ name, publicId }).split('/').at(-1) ?? '';
}
