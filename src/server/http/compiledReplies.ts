import { serializerCompiler } from 'fastify-type-provider-zod';
import { type $ZodObject, $ZodObjectJIT, type $ZodType } from 'zod/v4/core';

type Compiler = typeof serializerCompiler;

/**
 * Checks and writes replies by their schema, whose objects are read by code that zod makes for each of them at its
 * first reply (docs/decisions/0108).
 */
export const compiledReplies: Compiler = (route) => {
  const write = serializerCompiler(route);
  const { schema } = route;
  let isCompiled = false;
  return (data) => {
    if (!isCompiled) compile('properties' in schema ? schema.properties : schema, new Set());
    isCompiled = true;
    return write(data);
  };
};

/** What schemas hold other schemas in, besides the properties of objects. */
interface Holder {
  innerType?: $ZodType;
  element?: $ZodType;
  valueType?: $ZodType;
  in?: $ZodType;
  out?: $ZodType;
  options?: readonly $ZodType[];
  shape?: Record<string, $ZodType>;
}

/**
 * zod/mini, whose schemas the site shares, reads an object property by property. zod's larger form has the same object
 * with a function made for its properties; it is added to objects that are there.
 */
function compile(schema: $ZodType, seen: Set<$ZodType>): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  const { innerType, element, valueType, in: input, out, options = [], shape = {} } = schema._zod.def as Holder;
  const inner = [innerType, element, valueType, input, out, ...options, ...Object.values(shape)];
  for (const one of inner) if (one) compile(one, seen);
  if (schema._zod.def.type !== 'object' || schema._zod.traits.has('$ZodObjectJIT')) return;
  // Without checks of its own a schema runs what it was made with.
  const hasChecks = schema._zod.run !== schema._zod.parse;
  $ZodObjectJIT.init(schema as $ZodObject, schema._zod.def as $ZodObject['_zod']['def']);
  if (!hasChecks) schema._zod.run = schema._zod.parse;
}
