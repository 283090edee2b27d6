import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As much of JSON Schema as the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: Schema;
}

type Content = Record<string, { schema?: Schema }>;

interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
  /** By status, or by `4xx`; undefined where the reply is no JSON. */
  replies: Record<string, Schema | undefined>;
}

const file = join(import.meta.dirname, '../../../openapi.json');

/** The committed contract. */
export const contract: { paths: Record<string, Record<string, Described>>; components: { schemas: object } } =
  JSON.parse(readFileSync(file, 'utf8'));

const json = (content: Content | undefined): Schema | undefined => content?.['application/json']?.schema;

/** Every endpoint of the contract. */
export const endpoints: Endpoint[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({
    method: method.toUpperCase() as Endpoint['method'],
    path,
    parameters: described.parameters ?? [],
    body: json(described.requestBody?.content),
    replies: Object.fromEntries(
      Object.entries(described.responses).map(([status, { content }]) => [status.toLowerCase(), json(content)]),
    ),
  })),
);
