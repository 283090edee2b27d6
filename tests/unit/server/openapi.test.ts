import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Operation {
  operationId?: string;
  summary?: string;
  security?: unknown[];
  responses: Record<string, unknown>;
}

const text = readFileSync('openapi.json', 'utf8');
const document: {
  info: { license?: object };
  servers?: object[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
} = JSON.parse(text);

/** What `redocly lint` asks of a document with its recommended rules (decision 49). */
it('says of every operation its name, its purpose, who may call it and what succeeds', () => {
  expect(document.info.license).toBeDefined();
  expect(document.servers).not.toEqual([]);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ place: `${method} ${path}`, operation })),
  );
  expect(operations.length).toBeGreaterThan(100);
  const silent = operations.filter(
    ({ operation: { operationId, summary, security, responses } }) =>
      !(operationId && summary && security && Object.keys(responses).some((status) => /^2/.test(status))),
  );
  expect(silent.map(({ place }) => place)).toEqual([]);
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
});

it('describes no shape that nothing refers to, and no alternatives that overlap', () => {
  const unused = Object.keys(document.components.schemas).filter((name) => !text.includes(`schemas/${name}"`));
  expect(unused).toEqual([]);
  expect(text).not.toContain('"oneOf"');
});

it('ends an address with a slash only where the specification does', () => {
  const withSlash = Object.keys(document.paths).filter((path) => path.endsWith('/'));
  expect(withSlash.toSorted()).toEqual([
    '/accept-project/',
    '/activate-project/',
    '/assign-enterprise/',
    '/assign-project/',
    '/verify-enterprise-account/',
  ]);
});
