import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract, type Endpoint } from './contract.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });

const compiled = new Map<object, ValidateFunction>();

/** What is wrong with this reply: undefined where it is one that the contract names. */
export function faultOf(endpoint: Endpoint, status: number, contentType: string, body: string): string | undefined {
  if (status >= 500) return `answers ${status}`;
  const named = Object.hasOwn(endpoint.replies, String(status)) ? String(status) : `${Math.floor(status / 100)}xx`;
  if (!Object.hasOwn(endpoint.replies, named)) return `answers ${status}, which its contract does not name`;
  const schema = endpoint.replies[named];
  if (!schema || !contentType.startsWith('application/json')) return undefined;
  const known = compiled.get(schema);
  const validate =
    known ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components')));
  compiled.set(schema, validate);
  if (validate(JSON.parse(body))) return undefined;
  return `answers ${status} outside its schema: ${ajv.errorsText(validate.errors).slice(0, 200)}`;
}
