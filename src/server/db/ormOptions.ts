/** How both databases are opened; without the schema, which is for relational queries. */
export const ormOptions = { casing: 'snake_case' } as const;
