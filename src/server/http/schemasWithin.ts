import type { $ZodType } from 'zod/v4/core';

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

/** A schema and all that it holds, each once. */
export function schemasWithin(schema: $ZodType, seen: Set<$ZodType> = new Set()): Set<$ZodType> {
  if (seen.has(schema)) return seen;
  seen.add(schema);
  const { innerType, element, valueType, in: input, out, options = [], shape = {} } = schema._zod.def as Holder;
  const inner = [innerType, element, valueType, input, out, ...options, ...Object.values(shape)];
  for (const one of inner) if (one) schemasWithin(one, seen);
  return seen;
}
