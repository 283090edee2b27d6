import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

interface Received {
  resourceSpans: { resource: { attributes: ReceivedSpan['attributes'] }; scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

/** A collector that takes traces as OTLP over HTTP in JSON, and keeps what it was sent. */
export async function startOtlpReceiver() {
  const bodies: { path: string; headers: NodeJS.Dict<string | string[]>; sent: Received }[] = [];
  const server = createServer((request, response) => {
    json(request).then((sent) => {
      bodies.push({ path: request.url ?? '', headers: request.headers, sent: sent as Received });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: () =>
      bodies.flatMap(({ sent }) =>
        sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
