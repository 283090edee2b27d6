import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type LocalServer, listenLocally } from '../../support/listenLocally.ts';

const MAIN = '<main>';

/** The pages written by hand, each sent at `/` and its name, as fast as can be: packed once, from memory. */
export async function serveStaticPages(names: readonly string[]): Promise<LocalServer> {
  const pages = new Map(names.map((name) => [`/${name}`, brotliCompressSync(pageOf(name))]));
  const server = createServer((request, response) => {
    const body = pages.get(request.url ?? '');
    if (!body) return response.writeHead(404).end();
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': body.length,
    };
    return response.writeHead(200, headers).end(body);
  });
  return listenLocally(server);
}

/** Its title, styles and content in the frame that all have. */
function pageOf(name: string): string {
  const [head = '', main = ''] = fileOf(name).split(MAIN);
  return fileOf('frame')
    .replace('</head>', () => `${head}</head>`)
    .replace(`${MAIN}</main>`, () => `${MAIN}${main}`);
}

const fileOf = (name: string): string => readFileSync(join(import.meta.dirname, `static/${name}.html`), 'utf8');
