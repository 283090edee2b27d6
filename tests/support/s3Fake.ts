import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Fake {
  endpoint: string;
  objects: Map<string, Buffer>;
  close: () => Promise<void>;
}

/**
 * The part of the S3 protocol that the adapter speaks: put, get, delete and list of one bucket, path-style, and the refusal
 * of a request that is not signed for the credentials.
 */
export async function startS3Fake(bucket: string, accessKeyId: string): Promise<S3Fake> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    answer(request, response, { bucket, accessKeyId, objects }).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    close: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  };
}

interface Store {
  bucket: string;
  accessKeyId: string;
  objects: Map<string, Buffer>;
}

async function answer(request: IncomingMessage, response: ServerResponse, store: Store): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const [, bucket, key = ''] = pathname.match(/^\/([^/]+)\/?(.*)$/) ?? [];
  const authorization = request.headers.authorization ?? '';
  if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${store.accessKeyId}/`))
    return refuse(response, 403, 'AccessDenied');
  if (bucket !== store.bucket) return refuse(response, 404, 'NoSuchBucket');
  if (request.method === 'GET' && searchParams.get('list-type') === '2') return list(response, store);
  if (request.method === 'PUT') {
    const content = await readBody(request);
    store.objects.set(key, content);
    response.writeHead(200, { etag: `"${createHash('md5').update(content).digest('hex')}"` }).end();
    return;
  }
  const object = store.objects.get(key);
  if (request.method === 'DELETE') {
    store.objects.delete(key);
    response.writeHead(204).end();
  } else if (!object) refuse(response, 404, 'NoSuchKey');
  else response.writeHead(200, { 'content-length': object.length }).end(object);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

function list(response: ServerResponse, { bucket, objects }: Store): void {
  const contents = [...objects].map(
    ([key, content]) =>
      `<Contents><Key>${key}</Key><LastModified>2020-01-01T00:00:00.000Z</LastModified><Size>${content.length}</Size></Contents>`,
  );
  const body = `<ListBucketResult><Name>${bucket}</Name><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
  response.writeHead(200, { 'content-type': 'application/xml' }).end(body);
}

/** Bodies of unknown length come in signed chunks: `size;chunk-signature=…`, the bytes, and after the last the trailers. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const raw = Buffer.concat(parts);
  if (!String(request.headers['content-encoding'] ?? '').includes('aws-chunked')) return raw;
  const content: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = raw.indexOf('\r\n', at);
    const size = Number.parseInt(raw.toString('latin1', at, end), 16);
    if (!(size > 0)) return Buffer.concat(content);
    content.push(raw.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
