import { join, resolve } from 'node:path';

/**
 * Where the project lies, seen from its sources and from what is built of them (`dist/server`): both are two folders
 * deep.
 */
export const projectFolder = resolve(import.meta.dirname, '../..');
export const distFolder = join(projectFolder, 'dist');
export const migrationsFolder = join(projectFolder, 'src/server/db/migrations');
