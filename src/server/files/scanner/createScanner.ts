import type { Config } from '../../config.ts';
import { createClamav } from './clamav.ts';
import type { FileScanner } from './scanner.ts';

const off: FileScanner = {
  name: 'off',
  scan: async (content) => {
    content.destroy();
    return null;
  },
  isThere: async () => true,
};

/** The one that the configuration names. `off` looks at nothing. */
export function createScanner({ FILE_SCANNER, CLAMAV_ADDRESS }: Config): FileScanner {
  return FILE_SCANNER === 'clamav' ? createClamav(CLAMAV_ADDRESS) : off;
}
