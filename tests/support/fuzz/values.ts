import * as fc from 'fast-check';
import type { Schema } from './contract.ts';

/**
 * Strings that have broken programs: ends of text, other alphabets, text that is code somewhere, and text without end.
 */
const hostileStrings = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200f\u200b',
  '\ufeff',
  'e\u0301'.repeat(40),
  '𝒶'.repeat(300),
  '👩🏾‍🔧👨‍👩‍👧‍👦',
  'ﷺ'.repeat(50),
  'İıſK',
  '\r\nSet-Cookie: a=b',
  "' or 1=1; drop table users; --",
  '%',
  '\\',
  '%_\\%',
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd|/c calc!A0',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'C:\\Windows\\win.ini',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//evil.example/',
  'null',
  'undefined',
  'NaN',
  '1e999',
  '-0',
  '0x10',
  '9007199254740993',
  '99999999-9999-9999-9999-999999999999',
  '00000000-0000-0000-0000-000000000000',
  '0000-00-00',
  '9999-12-31',
  '2026-02-30',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '__proto__',
  'constructor',
  'a@b',
  `${'a'.repeat(64)}@${'b'.repeat(255)}.gn`,
  'a'.repeat(10_000),
  '('.repeat(5_000),
  `${'a'.repeat(50)}!`,
  `${'0 '.repeat(2_000)}x`,
];

const hostileNumbers = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
];

function nested(depth: number): unknown {
  let value: unknown = 'end';
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const hostileShapes: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: 1, valueOf: null },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  { constructor: { prototype: { role: 'Admin' } } },
  Array.from({ length: 500 }, () => 'a'),
  nested(60),
];

/** Anything but what was meant. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...hostileStrings) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...hostileNumbers) },
  { weight: 3, arbitrary: fc.constantFrom(...hostileShapes) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
);

/** What a schema asks for, with the ids that this world knows where it asks for an id. */
export function meantValue(schema: Schema, ids: readonly string[], depth = 0): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => meantValue(choice, ids, depth + 1)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return objectOf(schema, ids, depth);
    case 'array':
      return fc.array(depth > 4 || !schema.items ? fc.constant('a') : meantValue(schema.items, ids, depth + 1), {
        minLength: Math.min(schema.minItems ?? 0, 5),
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3)),
      });
    case 'integer':
    case 'number': {
      const min = Math.max(Math.ceil(schema.minimum ?? 0), Number.MIN_SAFE_INTEGER);
      return fc.integer({ min, max: Math.max(min, Math.min(Math.floor(schema.maximum ?? 5_000_000), 2 ** 53 - 1)) });
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return stringOf(schema, ids);
  }
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  ids: readonly string[],
  depth: number,
) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, meantValue(schema, ids, depth + 1)]),
  );
  if (Object.keys(fields).length > 0)
    return fc.record(fields, { requiredKeys: required.filter((key) => key in fields) });
  if (typeof additionalProperties !== 'object' || depth > 4) return fc.constant({});
  const key = fc.constantFrom('Q0', 'Q1', 'Q2', 'Q12');
  return fc.dictionary(key, meantValue(additionalProperties, ids, depth + 1), { maxKeys: 3 });
}

function stringOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema, ids: readonly string[]) {
  if (format === 'uuid') return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
  if (format === 'email') return fc.nat(1_000_000).map((number) => `fuzz${number}@exemple.test`);
  if (format === 'date') return fc.integer({ min: 1, max: 400 }).map((days) => dayFromNow(days));
  if (format === 'uri') return fc.constant('https://exemple.test/a');
  if (pattern) return matching(pattern);
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }),
    fc.constantFrom('Fuite sous l’évier', 'Kipé, près du marché', 'Entre 9h et 12h', '620000003', 'Demo_2026'),
  );
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Look-around is beyond the generator: such a pattern gets what people type most. */
function matching(pattern: string): fc.Arbitrary<string> {
  if (/\(\?[=!<]/.test(pattern)) return fc.constantFrom('620000003', '+224620000003', 'Demo_2026');
  return fc.stringMatching(new RegExp(pattern), { maxLength: 60 });
}
