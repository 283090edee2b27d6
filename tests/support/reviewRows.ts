import { reviews } from '../../src/server/db/schema/index.ts';
import type { ReviewDetails, TrackedReview } from '../../src/shared/reviews/views.ts';
import type { AccessRow } from './accessTable.ts';
import { expectEntity } from './expectations.ts';
import { buildEndedJob, buildReview } from './reviews.ts';
import { png } from './sampleFiles.ts';
import { tokenOf, WRONG_TOKEN } from './tracking.ts';
import { verifiedCookie } from './trackingCode.ts';
import type { World } from './world.ts';

type Statuses = AccessRow['expected'];

const only = (allowed: Partial<Statuses>): Statuses => ({
  Visitor: '401/401',
  Client: '403/403',
  Entrepreneur: '403/403',
  CustomerService: '403/403',
  SalesService: '403/403',
  Admin: '403/403',
  ...allowed,
});
/** Whoever holds the link and the code is the client; with the link alone nobody is. */
const byCode: Statuses = {
  Visitor: '200/409',
  Client: '200/409',
  Entrepreneur: '200/409',
  CustomerService: '200/409',
  SalesService: '200/409',
  Admin: '200/409',
};
const byLink: Statuses = {
  Visitor: '200/404',
  Client: '200/404',
  Entrepreneur: '200/404',
  CustomerService: '200/404',
  SalesService: '200/404',
  Admin: '200/404',
};
const checkers = only({ CustomerService: '200/200', Admin: '200/200' });
const contractors = only({ Entrepreneur: '200/404' });

const writing =
  (isKnown: boolean) =>
  async ({ app }: World) => {
    const { project } = await buildEndedJob(app);
    return {
      method: 'POST' as const,
      url: `/tracking/${await tokenOf(app, project.id)}/review`,
      body: { rating: 4 },
      headers: isKnown ? await verifiedCookie(app, project.id) : {},
    };
  };
/** Where the photos of a review go, one to send, and the browser that is known. */
async function photoOf({ app }: Pick<World, 'app'>) {
  const { project, lead } = await buildEndedJob(app);
  await app.db.insert(reviews).values({ leadId: lead.id, enterpriseId: lead.enterpriseId, rating: 4 });
  return {
    url: `/tracking/${await tokenOf(app, project.id)}/review/files`,
    file: { name: 'a.png', content: png() },
    cookie: await verifiedCookie(app, project.id),
  };
}
const addingPhoto = (isKnown: boolean) => async (world: World) => {
  const { url, file, cookie } = await photoOf(world);
  return { method: 'POST' as const, url, file, headers: isKnown ? cookie : {} };
};
const removingPhoto = (isKnown: boolean) => async (world: World) => {
  const { url, file, cookie } = await photoOf(world);
  const [photo] = expectEntity<TrackedReview>(await world.app.visitor.upload(url, file, cookie)).photos;
  return { method: 'POST' as const, url: `${url}/${photo?.id}/remove`, headers: isKnown ? cookie : {} };
};
const readingOwn = async ({ app }: World) => {
  const { project } = await buildEndedJob(app);
  return { method: 'GET' as const, url: `/tracking/${await tokenOf(app, project.id)}/review` };
};
const readingNone = () => ({ method: 'GET' as const, url: `/tracking/${WRONG_TOKEN}/review` });
const listing = () => ({ method: 'GET' as const, url: '/admin/reviews' });
const reading = async ({ app }: World) => {
  const { id } = await buildReview(app);
  return { method: 'GET' as const, url: `/admin/reviews/${id}` };
};
const deciding = async ({ app, actors }: World) => {
  const url = `/admin/reviews/${(await buildReview(app)).id}`;
  const { version } = expectEntity<ReviewDetails>(await actors.Admin.get(url));
  return { method: 'PUT' as const, url: `${url}/decision`, body: { decision: 'publish', version } };
};
const ownList = () => ({ method: 'GET' as const, url: '/reviews' });
const answering =
  (isOwn: boolean) =>
  async ({ app, own, others }: World) => {
    const { enterpriseId } = isOwn ? own.Entrepreneur : others;
    const { id } = await buildReview(app, { enterpriseId, status: 'Published', visibleAt: new Date() });
    return { method: 'POST' as const, url: `/reviews/${id}/answer`, body: { text: 'Merci' } };
  };

/** Who writes reviews, checks them, and answers. */
export const reviewRows: AccessRow[] = [
  { endpoint: 'POST /tracking/:token/review', expected: byCode, own: writing(true), others: writing(false) },
  {
    endpoint: 'POST /tracking/:token/review/files',
    expected: byCode,
    own: addingPhoto(true),
    others: addingPhoto(false),
  },
  {
    endpoint: 'POST /tracking/:token/review/files/:fileId/remove',
    expected: byCode,
    own: removingPhoto(true),
    others: removingPhoto(false),
  },
  { endpoint: 'GET /tracking/:token/review', expected: byLink, own: readingOwn, others: readingNone },
  { endpoint: 'GET /admin/reviews', expected: checkers, own: listing, others: listing },
  { endpoint: 'GET /admin/reviews/:id', expected: checkers, own: reading, others: reading },
  { endpoint: 'PUT /admin/reviews/:id/decision', expected: checkers, own: deciding, others: deciding },
  { endpoint: 'GET /reviews', expected: only({ Entrepreneur: '200/200' }), own: ownList, others: ownList },
  { endpoint: 'POST /reviews/:id/answer', expected: contractors, own: answering(true), others: answering(false) },
];
