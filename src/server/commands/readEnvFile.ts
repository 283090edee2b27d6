import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Loaded before each command: the settings in `.env`, where there is one; the environment's own win. */
const file = join(resolve(import.meta.dirname, '../../..'), '.env');
if (existsSync(file)) process.loadEnvFile(file);
