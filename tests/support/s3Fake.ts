import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * What goes wrong with a request: an error of the store, a line that breaks in the middle of its body or of
 * the answer, no answer, or a late one. Taken: the store did what was asked, and says nothing of it.
 */
export type StoreTrouble =
  | 'error'
  | 'busy'
  | 'cutInside'
  | 'takenThenCut'
  | 'silent'
  | 'takenThenSilent'
  | 'slow'
  | 'stalls';

interface Unanswered {
  request: string;
  /** Of its body. */
  bytes: number;
  since: number;
  /** When its sender gave up; 0 while it waits. */
  until: number;
}

export interface S3Fake {
  endpoint: string;
  objects: Map<string, Buffer>;
  /** When each was written. */
  writtenAt: Map<string, Date>;
  /** What goes wrong with every request that comes from now on. */
  trouble: StoreTrouble | undefined;
  /** How many writes met each trouble. */
  metByWrites: Map<StoreTrouble, number>;
  /** Every request that got no answer. */
  unanswered: Unanswered[];
  close: () => Promise<void>;
}

const SLOW_MS = 2_500;

interface StoreAnswer {
  status: number;
  headers?: Record<string, string | number>;
  body?: Buffer | string;
}

/**
 * The part of the S3 protocol that the adapter speaks: put, get, delete and list of one bucket, path-style, and the
 * refusal of a request that is not signed for the credentials.
 */
export async function startS3Fake(bucket: string, accessKeyId: string): Promise<S3Fake> {
  const fake: Omit<S3Fake, 'endpoint' | 'close'> = {
    objects: new Map(),
    writtenAt: new Map(),
    trouble: undefined,
    metByWrites: new Map(),
    unanswered: [],
  };
  const server = createServer((request, response) => {
    serve(request, response, fake, { bucket, accessKeyId }).catch((error: unknown) => {
      // The sender broke off in the middle of its body: there is nobody to answer.
      if (request.destroyed) return;
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    endpoint: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  });
}

type Books = Pick<S3Fake, 'objects' | 'writtenAt'>;

interface Account {
  bucket: string;
  accessKeyId: string;
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  fake: Omit<S3Fake, 'endpoint' | 'close'>,
  account: Account,
): Promise<void> {
  const { trouble } = fake;
  const isWrite = request.method === 'PUT';
  if (trouble && isWrite) fake.metByWrites.set(trouble, (fake.metByWrites.get(trouble) ?? 0) + 1);
  if (trouble === 'cutInside' && isWrite) return void request.once('data', () => request.socket.destroy());
  if (trouble === 'silent') return neverAnswer(request, fake);
  const body = await buffer(request);
  if (trouble === 'error') return send(response, refusal(500, 'InternalError'));
  if (trouble === 'busy') return send(response, refusal(503, 'SlowDown'));
  if (trouble === 'slow') await pause(SLOW_MS);
  const answer = answerTo(request, body, fake, account);
  if (trouble === 'cutInside') return sendHalf(response, answer);
  if (trouble === 'stalls') return sendHalf(response, answer, false);
  if (trouble === 'takenThenCut') return void request.socket.destroy();
  if (trouble === 'takenThenSilent') return neverAnswer(request, fake);
  send(response, answer);
}

function neverAnswer(request: IncomingMessage, { unanswered }: Pick<S3Fake, 'unanswered'>): void {
  const { method, url, headers, socket } = request;
  const bytes = Number(headers['content-length'] ?? 0);
  const wait = { request: `${method} ${url}`, bytes, since: Date.now(), until: 0 };
  unanswered.push(wait);
  // Who reads nothing does not see the other end go.
  request.resume();
  socket.once('close', () => {
    wait.until = Date.now();
  });
}

function send(response: ServerResponse, { status, headers = {}, body }: StoreAnswer): void {
  response.writeHead(status, headers).end(body);
}

function sendHalf(response: ServerResponse, { status, headers = {}, body = '' }: StoreAnswer, breaks = true): void {
  response.writeHead(status, headers);
  response.write(Buffer.from(body).subarray(0, body.length / 2), () => {
    if (breaks) response.destroy();
  });
}

function answerTo(request: IncomingMessage, content: Buffer, books: Books, account: Account): StoreAnswer {
  const { objects, writtenAt } = books;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const [, bucket, key = ''] = pathname.match(/^\/([^/]+)\/?(.*)$/) ?? [];
  const authorization = request.headers.authorization ?? '';
  if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${account.accessKeyId}/`))
    return refusal(403, 'AccessDenied');
  if (bucket !== account.bucket) return refusal(404, 'NoSuchBucket');
  if (request.method === 'GET' && searchParams.get('list-type') === '2') return list(bucket, books);
  if (request.method === 'PUT') {
    objects.set(key, content);
    writtenAt.set(key, new Date());
    return { status: 200, headers: { etag: `"${createHash('md5').update(content).digest('hex')}"` } };
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  if (request.method !== 'GET') return refusal(501, 'NotImplemented');
  const object = objects.get(key);
  if (!object) return refusal(404, 'NoSuchKey');
  return { status: 200, headers: { 'content-length': object.length }, body: object };
}

function refusal(status: number, code: string): StoreAnswer {
  return { status, headers: { 'content-type': 'application/xml' }, body: `<Error><Code>${code}</Code></Error>` };
}

function list(bucket: string, { objects, writtenAt }: Books): StoreAnswer {
  const contents = [...objects].map(
    ([key, content]) =>
      `<Contents><Key>${key}</Key><LastModified>${writtenAt.get(key)?.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`,
  );
  const body = `<ListBucketResult><Name>${bucket}</Name><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
}
