import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { distFolder, projectFolder } from '../folders.ts';
import { billOfMaterials } from './billOfMaterials.ts';
import { browserPackages } from './shippedPackages.ts';

/** What is built together, of which files, and what is there afterwards. */
interface Part {
  name: string;
  bundles: readonly string[];
  sources: readonly string[];
  results: readonly string[];
  /** What is made of the bundles; gives what went wrong. */
  finish: () => Promise<string | undefined>;
}

const parts: Part[] = [
  {
    name: 'pages',
    bundles: ['site', 'admin', 'ssr'],
    sources: [
      'index.html',
      'vite.worker.config.ts',
      '.env',
      '.env.local',
      'public/**/*',
      'src/*',
      'src/{shared,site,admin}/**/*',
    ],
    results: ['site/index.html', 'admin/index.html', 'ssr/renderPage.js'],
    finish: async () => (await buildWorker()) ?? (await compressAssets()),
  },
  {
    name: 'server',
    bundles: ['server'],
    sources: ['src/{shared,server}/**/*.ts'],
    results: ['server/start.js', 'server/serve.js', 'sbom.cdx.json'],
    finish: writeBillOfMaterials,
  },
];

const vite = join(projectFolder, 'node_modules/vite/bin/vite.js');

const stampOf = ({ name }: Part): string => join(distFolder, `${name}.sha256`);

function fingerprint({ sources }: Part): string {
  const hash = createHash('sha256');
  const patterns = [...sources, 'vite.config.ts', 'package-lock.json'];
  const found = globSync(patterns, { cwd: projectFolder, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of found.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash
      .update(`${relative(projectFolder, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex');
}

function isBuilt(part: Part): boolean {
  const files = [stampOf(part), ...part.results.map((file) => join(distFolder, file))];
  return files.every((file) => existsSync(file)) && readFileSync(stampOf(part), 'utf8') === fingerprint(part);
}

/** One bundle, in a process of its own: they share no module graph and use a core each. */
const buildBundle = (bundle: string): Promise<string | undefined> => viteBuild(bundle, ['--mode', bundle]);

/**
 * The page that the service worker keeps for every address, then the worker, which must know the names of the built
 * files.
 */
async function buildWorker(): Promise<string | undefined> {
  const page = readFileSync(join(distFolder, 'site/index.html'), 'utf8');
  writeFileSync(join(distFolder, 'site/shell.html'), page.replace('<html ', '<html data-offline '));
  return viteBuild('service worker', ['--config', 'vite.worker.config.ts']);
}

function viteBuild(name: string, options: string[]): Promise<string | undefined> {
  const { promise, resolve: done } = Promise.withResolvers<string | undefined>();
  // Whatever NODE_ENV the caller runs under, people get React's production build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [vite, 'build', ...options, '--logLevel', 'warn'], { cwd: projectFolder, env });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  child.on('close', (code) => {
    process.stderr.write(output);
    done(code === 0 ? undefined : `The ${name} could not be built.`);
  });
  return promise;
}

/** More than Node packs side by side, and far from the number of files that a process may have open. */
const PACKED_AT_ONCE = 16;
const packed = { br: packShortest, gz: promisify(gzip) };
const packBrotli = promisify(brotliCompress);
/** Bits of a distance that are written by themselves: which is shorter differs from file to file, by tens of bytes. */
const POSTFIX_BITS = [0, 2];

async function packShortest(content: Buffer): Promise<Buffer> {
  const ways = POSTFIX_BITS.map((bits) => packBrotli(content, { params: { [constants.BROTLI_PARAM_NPOSTFIX]: bits } }));
  return (await Promise.all(ways)).reduce((shortest, way) => (way.length < shortest.length ? way : shortest));
}

/** The assets once more, as small as can be: they are compressed here once instead of at each request. */
async function compressAssets(): Promise<undefined> {
  const assets = globSync('dist/{site,admin}/**/*.{js,css,html,svg,webmanifest}', { cwd: projectFolder });
  const files = assets.flatMap((name) => Object.entries(packed).map(([ending, pack]) => ({ name, ending, pack })));
  const rest = files.values();
  const packRest = async () => {
    for (const { name, ending, pack } of rest) {
      const content = await readFile(join(projectFolder, name));
      await writeFile(join(projectFolder, `${name}.${ending}`), await pack(content));
    }
  };
  await Promise.all(Array.from({ length: PACKED_AT_ONCE }, packRest));
}

async function writeBillOfMaterials(): Promise<undefined> {
  const lock = JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8'));
  // Its pictures are files of the site (`vite.config.ts`), which no source imports.
  const builtIn = browserPackages(projectFolder).add('lucide-static');
  writeFileSync(join(distFolder, 'sbom.cdx.json'), `${JSON.stringify(billOfMaterials(lock, builtIn), null, 2)}\n`);
}

function exitAfter(outcomes: (string | undefined)[]): void {
  const failures = outcomes.filter((outcome) => outcome !== undefined);
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exit(1);
}

/** `npm ci --omit=dev` installs nothing that builds: what runs there was built elsewhere, of these very sources. */
function requireTools(): void {
  if (existsSync(vite)) return;
  console.error(
    'dist is not what these sources are built to, and an installation without development packages cannot build it: npm ci, or npm run serve with a dist that was built elsewhere.',
  );
  process.exit(1);
}

const wanted = process.argv.includes('--always') ? parts : parts.filter((part) => !isBuilt(part));
if (wanted.length > 0) {
  requireTools();
  const startedAt = performance.now();
  // What is changed while it builds is built again the next time.
  const stamps = wanted.map((part) => ({ file: stampOf(part), content: fingerprint(part) }));
  for (const { file } of stamps) rmSync(file, { force: true });
  const bundles = wanted.flatMap((part) => part.bundles);
  exitAfter(await Promise.all(bundles.map(buildBundle)));
  for (const { finish } of wanted) exitAfter([await finish()]);
  for (const { file, content } of stamps) writeFileSync(file, content);
  console.log(`Built ${bundles.join(', ')} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
