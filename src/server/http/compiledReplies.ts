import { serializerCompiler } from 'fastify-type-provider-zod';
import { type $ZodObject, $ZodObjectJIT, type $ZodType } from 'zod/v4/core';
import { schemasWithin } from './schemasWithin.ts';

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
    if (!isCompiled) for (const one of schemasWithin('properties' in schema ? schema.properties : schema)) compile(one);
    isCompiled = true;
    return write(data);
  };
};

/**
 * zod/mini, whose schemas the site shares, reads an object property by property. zod's larger form has the same object
 * with a function made for its properties; it is added to objects that are there.
 */
function compile(schema: $ZodType): void {
  if (schema._zod.def.type !== 'object' || schema._zod.traits.has('$ZodObjectJIT')) return;
  // Without checks of its own a schema runs what it was made with.
  const hasChecks = schema._zod.run !== schema._zod.parse;
  $ZodObjectJIT.init(schema as $ZodObject, schema._zod.def as $ZodObject['_zod']['def']);
  if (!hasChecks) schema._zod.run = schema._zod.parse;
}
