import type * as z from 'zod/mini';

/** What a schema says of an input: the first message of each field, empty where all is well. */
export function issuesOf(schema: z.ZodMiniType, input: unknown): Record<string, string> {
  const issues: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) issues[path.join('.')] ??= message;
  return issues;
}
