import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../folders.ts';

/** Loaded before each command: the settings in `.env`, where there is one; the environment's own win. */
const file = join(projectFolder, '.env');
if (existsSync(file)) process.loadEnvFile(file);
