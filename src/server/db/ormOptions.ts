import * as schema from './schema/index.ts';

/** How both databases are opened. */
export const ormOptions = { schema, casing: 'snake_case' } as const;
