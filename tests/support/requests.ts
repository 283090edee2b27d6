import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Headers = Record<string, string>;
type Body = string | object;

interface Sent {
  name: string;
  content: Buffer;
  type?: string;
}

/** What one caller can ask; the reply as the server wrote it. */
export interface Requests {
  get: (url: string, headers?: Headers) => Promise<LightMyRequestResponse>;
  post: (url: string, body?: Body, headers?: Headers) => Promise<LightMyRequestResponse>;
  put: (url: string, body?: Body, headers?: Headers) => Promise<LightMyRequestResponse>;
  delete: (url: string, headers?: Headers) => Promise<LightMyRequestResponse>;
  /** One file, or several in a request, as a form of the browser sends it. */
  upload: (url: string, file: Sent | readonly Sent[], headers?: Headers) => Promise<LightMyRequestResponse>;
}

export function requestsTo(app: FastifyInstance, token?: string): Requests {
  const authorization: Headers = token ? { authorization: `Bearer ${token}` } : {};
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body: Body | undefined,
    headers: Headers = {},
  ) =>
    app.inject({
      method,
      url,
      headers: { ...authorization, ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
  return {
    get: (url, headers) => send('GET', url, undefined, headers),
    post: (url, body, headers) => send('POST', url, body, headers),
    put: (url, body, headers) => send('PUT', url, body, headers),
    delete: (url, headers) => send('DELETE', url, undefined, headers),
    upload: async (url, files, headers = {}) => {
      const form = new FormData();
      for (const { name, content, type = 'application/octet-stream' } of [files].flat())
        form.append('files', new File([new Uint8Array(content)], name, { type }));
      const { headers: formHeaders, body } = new Response(form);
      const contentType = formHeaders.get('content-type') ?? '';
      const payload = Buffer.from(await new Response(body).arrayBuffer());
      return send('POST', url, payload, { ...headers, 'content-type': contentType });
    },
  };
}
