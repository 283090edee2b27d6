import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { billOfMaterials } from './billOfMaterials.ts';

const root = resolve(import.meta.dirname, '../../..');
const stampFile = join(root, 'dist', 'sources.sha256');
const bundles = ['site', 'admin', 'ssr'] as const;

/** All that the built pages are made of; the server's own code is run as it is. */
const settings = [
  'index.html',
  'vite.config.ts',
  'vite.worker.config.ts',
  'package-lock.json',
  '.env',
  '.env.local',
  import.meta.filename,
  'src/server/commands/billOfMaterials.ts',
];
const sources = ['public/**/*', 'src/*', 'src/{shared,site,admin}/**/*'];

function fingerprintOfSources(): string {
  const hash = createHash('sha256');
  const found = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = found.map((entry) => join(entry.parentPath, entry.name));
  for (const file of [...settings.map((name) => resolve(root, name)), ...files.sort()]) {
    if (existsSync(file))
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex');
}

const results = ['site/index.html', 'admin/index.html', 'ssr/renderPage.js', 'sbom.cdx.json'];

function isBuilt(fingerprint: string): boolean {
  return (
    results.every((file) => existsSync(join(root, 'dist', file))) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === fingerprint
  );
}

/** One bundle, in a process of its own: they share no module graph and use a core each. */
const buildBundle = (bundle: string): Promise<string | undefined> => viteBuild(bundle, ['--mode', bundle]);

/** The page that the service worker keeps for every address, then the worker, which must know the names of the built files. */
async function buildWorker(): Promise<string | undefined> {
  const page = readFileSync(join(root, 'dist/site/index.html'), 'utf8');
  writeFileSync(join(root, 'dist/site/shell.html'), page.replace('<html ', '<html data-offline '));
  return viteBuild('service worker', ['--config', 'vite.worker.config.ts']);
}

function viteBuild(name: string, options: string[]): Promise<string | undefined> {
  const { promise, resolve: done } = Promise.withResolvers<string | undefined>();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // Whatever NODE_ENV the caller runs under, people get React's production build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [vite, 'build', ...options, '--logLevel', 'warn'], { cwd: root, env });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  child.on('close', (code) => {
    process.stderr.write(output);
    done(code === 0 ? undefined : `The ${name} could not be built.`);
  });
  return promise;
}

const packed = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** The assets once more, as small as can be: they are compressed here once instead of at each request. */
async function compressAssets(): Promise<void> {
  const assets = globSync('dist/{site,admin}/**/*.{js,css,html,svg,webmanifest}', { cwd: root });
  const files = assets.flatMap((name) => Object.entries(packed).map(([ending, pack]) => ({ name, ending, pack })));
  await Promise.all(
    files.map(async ({ name, ending, pack }) => {
      const content = await readFile(join(root, name));
      await writeFile(join(root, `${name}.${ending}`), await pack(content));
    }),
  );
}

const fingerprint = fingerprintOfSources();
if (process.argv.includes('--always') || !isBuilt(fingerprint)) {
  const startedAt = performance.now();
  rmSync(stampFile, { force: true });
  const failures = (await Promise.all(bundles.map(buildBundle))).filter((failure) => failure !== undefined);
  const workerFailure = failures.length === 0 ? await buildWorker() : undefined;
  if (workerFailure) failures.push(workerFailure);
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exit(1);
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  writeFileSync(join(root, 'dist/sbom.cdx.json'), `${JSON.stringify(billOfMaterials(lock), null, 2)}\n`);
  await compressAssets();
  writeFileSync(stampFile, fingerprint);
  console.log(`Built ${bundles.join(' and ')} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
