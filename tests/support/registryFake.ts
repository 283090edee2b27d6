import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';
import { createGunzip } from 'node:zlib';

/** What a registry knows of one package: no weakness where there is no severity. */
export interface KnownPackage {
  name: string;
  version: string;
  severity?: 'low' | 'moderate' | 'high' | 'critical';
}

/**
 * A package registry that answers audits, in a thread of its own: the check is waited for without the event loop.
 * Without `known` it takes no audit, as a mirror of packages alone does.
 */
const { known } = workerData as { known: KnownPackage | undefined };

const server = createServer((request, response) => {
  const send = (status: number, body: object) => {
    response.statusCode = status;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };
  if (!known) return send(405, { error: 'Method Not Allowed' });
  if (request.method === 'GET') {
    const { name, version } = known;
    return send(200, { name, 'dist-tags': { latest: version }, versions: { [version]: { name, version } } });
  }
  const body = request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request;
  json(body).then((asked) => {
    const isAsked = Object.hasOwn(Object(asked), known.name);
    const advisory = {
      id: known.name,
      url: 'https://advisories.test/1',
      title: 'Runs what it is given',
      vulnerable_versions: '*',
    };
    send(200, isAsked && known.severity ? { [known.name]: [{ ...advisory, severity: known.severity }] } : {});
  });
});

server.listen(0, '127.0.0.1', () => {
  parentPort?.postMessage(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
