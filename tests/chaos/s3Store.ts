import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../src/server/seed/random.ts';
import { type S3Fake, type StoreTrouble, startS3Fake } from '../support/s3Fake.ts';
import type { DocumentStore } from './documentStore.ts';
import { twoDaysAgo } from './twoDaysAgo.ts';

const BUCKET = 'documents';
const ACCESS_KEY_ID = 'AKIDCHAOS';
/** Nobody may wait longer for an answer that does not come, but for the time that a large body is on its way. */
const GIVEN_UP_WITHIN_MS = 15_000;
const BYTES_PER_MS = 200;
/** As long as a fault waits for a document to meet it. */
const MET_WITHIN_MS = 15_000;

/** The documents in an S3 store, which fails as such stores do. */
export async function startS3Store(): Promise<DocumentStore> {
  const s3 = await startS3Fake(BUCKET, ACCESS_KEY_ID);
  const dataDir = await mkdtemp(join(tmpdir(), 'oasis-chaos-'));
  return {
    dataDir,
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: 'a secret of the run only',
    },
    faults: {
      'the store of documents answers 500 or 503': during(s3, ['error', 'busy'], 4_000),
      'the store of documents breaks off in the middle': during(s3, ['cutInside'], 3_000),
      'the store of documents does it and breaks off': during(s3, ['takenThenCut'], 3_000),
      'the store of documents is silent': during(s3, ['silent', 'takenThenSilent'], 6_000),
      'the store of documents is slow': during(s3, ['slow'], 4_000),
    },
    keys: async () => [...s3.objects.keys()],
    read: async (key) => {
      const content = s3.objects.get(key);
      if (!content) throw new Error('nothing');
      return content;
    },
    age: async () => {
      for (const key of s3.objects.keys()) s3.writtenAt.set(key, twoDaysAgo());
    },
    complaints: () => tooPatient(s3),
    describe: () => `in an S3 store: writes that met ${told(s3.metByWrites)}`,
    remove: async () => {
      await s3.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** One or two of these troubles one after the other, until the time is over and a document has met the last. */
function during(s3: S3Fake, troubles: readonly StoreTrouble[], longestMs: number) {
  return async (random: Random) => {
    for (const trouble of random.sample(troubles, random.between(1, 2))) {
      const before = s3.metByWrites.get(trouble);
      const deadline = Date.now() + MET_WITHIN_MS;
      s3.trouble = trouble;
      await pause(random.between(500, longestMs));
      while (s3.metByWrites.get(trouble) === before && Date.now() < deadline) await pause(20);
    }
    s3.trouble = undefined;
  };
}

/** Requests that were left without an answer and given up too late or not at all. */
async function tooPatient({ unanswered }: S3Fake): Promise<string[]> {
  const waits = () =>
    unanswered.map(({ request, bytes, since, until }) => ({
      request,
      waitedMs: (until || Date.now()) - since,
      isTooLong: (until || Date.now()) - since > GIVEN_UP_WITHIN_MS + bytes / BYTES_PER_MS,
      isOver: until > 0,
    }));
  while (waits().some(({ isOver, isTooLong }) => !isOver && !isTooLong)) await pause(100);
  return waits()
    .filter(({ isTooLong }) => isTooLong)
    .map(({ request, waitedMs }) => `${request} waited ${waitedMs} ms for the store`);
}

const told = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([trouble, count]) => `${trouble} ${count}`).join(', ') || 'nothing';
