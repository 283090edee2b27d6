import type { Readable } from 'node:stream';
import type { Config } from '../../config.ts';

/** Looks for known malware in what is uploaded. */
export interface FileScanner {
  name: Config['FILE_SCANNER'];
  /** The name of what was found, null where nothing was. Raises where it does not say. */
  scan: (content: Readable) => Promise<string | null>;
  /** Whether it would answer now. */
  isThere: () => Promise<boolean>;
}
