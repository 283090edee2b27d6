import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface Chromium {
  executablePath: string;
  args: string[];
  /** What the browser's process needs besides the present environment. */
  env: Record<string, string>;
  from: 'CHROMIUM_PATH' | 'system' | 'package';
}

/** First the one without windows: the same engine, for a fifth less of the processor. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Quiet, reproducible, and able to run as root in a container. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
];

/**
 * The Chromium the browser tests use: `CHROMIUM_PATH`, then the system's, then the one inside an npm package
 * (design §4). There always is one, so that the browser tests never skip.
 */
export async function findChromium(environment: NodeJS.ProcessEnv = process.env): Promise<Chromium> {
  const given = environment.CHROMIUM_PATH;
  if (given) {
    if (!isProgram(given)) throw new Error(`CHROMIUM_PATH: ${given} is no program`);
    return { executablePath: given, args, env: {}, from: 'CHROMIUM_PATH' };
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...applications];
  const installed = candidates.find(isProgram);
  return installed ? { executablePath: installed, args, env: {}, from: 'system' } : fromPackage();
}

function isProgram(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The package unpacks its browser under the system's temporary folder, and with this variable the libraries
 * (NSS and its kind) that a bare machine lacks. Its own default arguments are for another place: left out.
 */
async function fromPackage(): Promise<Chromium> {
  const before = { ...process.env };
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const executablePath = await packaged.executablePath();
    const { LD_LIBRARY_PATH = '', FONTCONFIG_PATH = join(tmpdir(), 'fonts') } = process.env;
    if (before.FONTCONFIG_PATH === undefined) nameFonts(FONTCONFIG_PATH);
    return { executablePath, args, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH }, from: 'package' };
  } finally {
    for (const name of ['AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

/**
 * The package's own configuration looks for its fonts in `/tmp` alone; a browser that finds none ends at its first
 * text.
 */
function nameFonts(folder: string): void {
  const file = join(folder, 'fonts.conf');
  if (readFileSync(file, 'utf8').includes(`<dir>${folder}</dir>`)) return;
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}-cache</cachedir></fontconfig>
`,
  );
}
