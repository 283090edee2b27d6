import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { acceptances, files, projects, reviews, services } from '../db/schema/index.ts';
import { cleanPhoto } from '../files/photos/cleanPhoto.ts';
import type { FileStorage } from '../storage/storage.ts';
import { demoJobId, seedId, seedStorageKey } from './ids.ts';
import { HEIGHT, WIDTH } from './photos/canvas.ts';
import { scenes } from './photos/scenes.ts';
import { createRandom } from './random.ts';
import { later } from './time.ts';

type SceneName = keyof typeof scenes;

/** Of requests whose jobs are played (`demoJobs.ts`), by their names. */
const ofJobs = byRequest({
  new: ['leak', 'damp'],
  published: ['airConditioner'],
  'accepted by three': ['crack'],
  'quotes to compare': ['socket'],
  hired: ['brokenTile'],
});

/** Of reviews, by the names of their jobs: one that everybody sees, and one that is to be checked. */
const ofReviews = byRequest({
  reviewed: ['installed'],
  'review to be checked': ['finishedTiles', 'finishedTiles'],
});

/** What the newest requests show that contractors find, by service. */
const ofServices: Record<string, SceneName> = {
  plomberie: 'leak',
  climatisation: 'airConditioner',
  carrelage: 'brokenTile',
  electricite: 'socket',
  peinture: 'damp',
};
const NEWEST = 4;

const MINUTE = 60_000;
const QUALITY = 82;

interface Album {
  /** The column of `files` that names whose photos they are. */
  owner: { projectId: string } | { reviewId: string };
  id: string;
  clientId: string;
  at: Date;
  shows: readonly SceneName[];
}

/**
 * Photos of some requests and reviews of the demonstration, drawn here and cleaned as those that are sent. Does nothing
 * where a request or a review has one.
 */
export async function seedDemoPhotos(db: Db, storage: FileStorage): Promise<void> {
  const [present] = await db
    .select({ id: files.id })
    .from(files)
    .where(or(isNotNull(files.projectId), isNotNull(files.reviewId)))
    .limit(1);
  if (present) return;
  const albums = [...(await albumsOfJobs(db)), ...(await albumsOfMarket(db)), ...(await albumsOfReviews(db))];
  const rows: (typeof files.$inferInsert)[] = [];
  for (const { owner, id, clientId, at, shows } of albums)
    for (const [index, scene] of shows.entries()) {
      const content = await take(scene, `${id} ${index}`);
      const storageKey = seedStorageKey('photo', id, index);
      await storage.put(storageKey, Readable.from([content]));
      rows.push({
        id: seedId('photo', id, index),
        ...owner,
        uploadedBy: clientId,
        slot: index + 1,
        name: scenes[scene].name,
        extension: 'jpg',
        mime: 'image/jpeg',
        size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        storageKey,
        metadata: 'Removed',
        createdAt: later(at, (index + 1) * MINUTE),
      });
    }
  const shown = albums.flatMap(({ owner }) => ('reviewId' in owner ? [owner.reviewId] : []));
  await db.transaction(async (tx) => {
    await tx.insert(files).values(rows);
    await tx.update(reviews).set({ showsPhotos: true }).where(inArray(reviews.id, shown));
  });
}

/** The same by the ids of the requests. */
function byRequest(jobs: Readonly<Record<string, readonly SceneName[]>>): Map<string, readonly SceneName[]> {
  return new Map(Object.entries(jobs).map(([name, shows]) => [demoJobId(name), shows]));
}

async function albumsOfJobs(db: Db): Promise<Album[]> {
  const rows = await db
    .select()
    .from(projects)
    .where(inArray(projects.id, [...ofJobs.keys()]));
  return rows.map((project) => albumOf(project, ofJobs.get(project.id) ?? []));
}

async function albumsOfMarket(db: Db): Promise<Album[]> {
  const rows = await db
    .select({ project: projects, slug: services.slug })
    .from(projects)
    .innerJoin(services, eq(services.id, projects.serviceId))
    .where(and(eq(projects.status, 'Available'), inArray(services.slug, Object.keys(ofServices))))
    .orderBy(desc(projects.submittedAt), projects.id)
    .limit(NEWEST);
  const albums = rows.map(({ project, slug }) => albumOf(project, [ofServices[slug] ?? 'crack']));
  return albums.filter(({ id }) => !ofJobs.has(id));
}

async function albumsOfReviews(db: Db): Promise<Album[]> {
  const rows = await db
    .select({ review: reviews, projectId: projects.id, clientId: projects.clientId })
    .from(reviews)
    .innerJoin(acceptances, eq(acceptances.id, reviews.leadId))
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .where(inArray(projects.id, [...ofReviews.keys()]));
  return rows.map(({ review, projectId, clientId }) => ({
    owner: { reviewId: review.id },
    // Of the request: a review has another id in each database.
    id: seedId('photos of review', projectId),
    clientId,
    at: review.createdAt,
    shows: ofReviews.get(projectId) ?? [],
  }));
}

const albumOf = ({ id, clientId, submittedAt }: typeof projects.$inferSelect, shows: readonly SceneName[]): Album => ({
  owner: { projectId: id },
  id,
  clientId,
  at: submittedAt,
  shows,
});

/** As a telephone would take it; then as an upload is stored. */
async function take(scene: SceneName, variant: string): Promise<Buffer> {
  const random = createRandom(`${scene} ${variant}`);
  const canvas = scenes[scene].paint(random);
  canvas.light(random);
  const { default: sharp } = await import('sharp');
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  const taken = await sharp(canvas.pixels, { raw }).blur(0.7).jpeg({ quality: QUALITY }).toBuffer();
  return (await cleanPhoto(taken, 'jpg')).content;
}
