import * as fc from 'fast-check';
import type { Endpoint } from './contract.ts';
import { hostile, meantValue } from './values.ts';

export interface FuzzRequest {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
}

/** React-admin's queries, right and wrong. */
const queries = [
  '["createdAt","DESC"]',
  '["id","ASC"]',
  '["password_hash","ASC"]',
  '["createdAt; drop table users","ASC"]',
  '[]',
  '{}',
  '[0,24]',
  '[24,0]',
  '[-1,9]',
  '[0,1000000]',
  '[9007199254740993,9007199254740999]',
  '{"q":"%"}',
  '{"q":"\\u0000"}',
  '{"id":["a"]}',
  '{"status":"Submitted"}',
  '{"__proto__":{"a":1}}',
  '[[[[[',
];

const contentTypes = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/xml', 'a'];

/** A request to this endpoint: as meant, with one thing wrong, or with nothing right. */
export function requestTo(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const { method, path, parameters, body } = endpoint;
  const isMeant = fc.integer({ min: 0, max: 9 }).map((lot) => lot < 5);
  return isMeant.chain((meant) =>
    fc
      .record({
        path: pathOf(path, parameters, ids, meant),
        query: queryOf(parameters, ids, meant),
        payload: body ? payloadOf(body, ids, meant) : fc.constant(undefined),
        type: meant ? fc.constant('application/json') : fc.constantFrom('application/json', ...contentTypes),
        key: fc.option(fc.uuid(), { nil: undefined, freq: 3 }),
      })
      .map(({ path: filled, query, payload, type, key }) => ({
        method,
        url: query ? `${filled}?${query}` : filled,
        headers: {
          ...(payload === undefined ? {} : { 'content-type': type }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        payload,
      })),
  );
}

type Parameters = Endpoint['parameters'];

function pathOf(path: string, parameters: Parameters, ids: readonly string[], meant: boolean): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = names.map((name) => {
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? { type: 'string' };
    const right = meantValue(schema, ids);
    // Without a value the address is another endpoint's.
    return (meant ? right : fc.oneof(right, hostile)).map(asText).filter((text) => text !== '');
  });
  return fc
    .tuple(...values)
    .map((filled) => names.reduce((url, name, index) => url.replace(`{${name}}`, encoded(filled[index])), path));
}

function queryOf(parameters: Parameters, ids: readonly string[], meant: boolean): fc.Arbitrary<string> {
  const wrong = fc.oneof(fc.constantFrom(...queries), hostile.map(asText));
  const fields = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) => {
      const right = fc.oneof(meantValue(schema, ids).map(asText), fc.constantFrom(...queries));
      return fc
        .option(meant ? right : fc.oneof(right, wrong), { nil: undefined })
        .map((value) => [name, value] as const);
    });
  return fc
    .tuple(...fields)
    .map((pairs) =>
      pairs.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encoded(value)}`])).join('&'),
    );
}

function payloadOf(
  schema: NonNullable<Endpoint['body']>,
  ids: readonly string[],
  meant: boolean,
): fc.Arbitrary<string> {
  const right = meantValue(schema, ids);
  if (meant) return right.map(asJson);
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(right, hostile, fc.nat(50))
        .map(([value, wrong, place]) => asJson(spoilt(value, wrong, place))),
    },
    { weight: 2, arbitrary: hostile.map(asJson) },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '[', 'null', '{"a":1,}', '"\\ud800"', `[${'['.repeat(20_000)}`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(right, hostile)
        .map(([value, extra]) => asJson({ ...Object(value), role: 'Admin', isAdmin: true, id: extra })),
    },
  );
}

/** The value with one field replaced, wherever it is. */
function spoilt(value: unknown, wrong: unknown, place: number): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0) return wrong;
    const index = place % value.length;
    return value.map((one, at) => (at === index ? spoilt(one, wrong, Math.floor(place / value.length)) : one));
  }
  if (typeof value !== 'object' || value === null) return wrong;
  const keys = Object.keys(value);
  const key = keys[place % Math.max(1, keys.length)];
  if (key === undefined) return wrong;
  const inner = (value as Record<string, unknown>)[key];
  return { ...value, [key]: spoilt(inner, wrong, Math.floor(place / keys.length)) };
}

const asJson = (value: unknown): string => JSON.stringify(value) ?? 'null';
const asText = (value: unknown): string => (typeof value === 'string' ? value : asJson(value));

/** Half a surrogate pair has no place in an address: what browsers send instead. */
const encoded = (value = ''): string => encodeURIComponent(value.toWellFormed());
