import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Config } from '../config.ts';
import type { FileStorage } from './storage.ts';

const CONNECTS_WITHIN_MS = 3_000;
/** Longer silence is an outage. The client asks three times, so that nobody waits longer than a phone does. */
const ANSWERS_WITHIN_MS = 5_000;
/** What the line to the store carries at least: a large document may be that much longer on its way. */
const BYTES_PER_MS = 250;

/** Documents in an S3-compatible bucket. Path-style addresses, because most stores that are not Amazon's need them. */
export function createS3Storage(
  config: Config,
  bucket: string,
  answersWithinMs: number = ANSWERS_WITHIN_MS,
): FileStorage {
  const client = new S3Client({
    region: config.S3_REGION,
    requestHandler: {
      connectionTimeout: CONNECTS_WITHIN_MS,
      requestTimeout: answersWithinMs,
      throwOnRequestTimeout: true,
    },
    ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(config.S3_ACCESS_KEY_ID && config.S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: config.S3_ACCESS_KEY_ID, secretAccessKey: config.S3_SECRET_ACCESS_KEY } }
      : {}),
  });

  return {
    async put(key, content) {
      // Whole in one request: of an upload in parts that breaks off, the parts stay in the store, where no list shows
      // them.
      const body = await buffer(content);
      const requestTimeout = answersWithinMs + body.length / BYTES_PER_MS;
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body }), { requestTimeout });
    },
    async get(key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      if (!(Body instanceof Readable)) throw new Error(`The store gave no content for ${key}`);
      return Readable.from(eachWithin(Body, answersWithinMs), { objectMode: false });
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        for (const object of page.Contents ?? []) {
          if (object.Key) yield { key: object.Key, modifiedAt: object.LastModified ?? new Date(0) };
        }
      }
    },
  };
}

/** The chunks of a body, each waited for so long at most; how slowly they are taken does not count. */
async function* eachWithin(body: Readable, milliseconds: number): AsyncGenerator<Buffer> {
  const stalled = () => body.destroy(new Error('The store stopped in the middle of a document'));
  const chunks = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(stalled, milliseconds);
      const next = await chunks.next().finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    body.destroy();
  }
}
