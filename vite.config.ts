import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import React from 'react';
import runtime from 'react/jsx-runtime';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { pictureNames, picturePath } from './src/shared/pictures/names.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Modules of `src/` by their paths without extension. */
const modulesAt = (...paths: string[]): string => `src[\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`;
const packages = (...names: string[]): string => `node_modules[\\/](${names.join('|')})[\\/]`;

interface Piece {
  name: string;
  modules: string[];
  /** By how many screens a module is needed at least, to be in it. */
  minShareCount?: number;
  /** Only what is loaded before any screen. */
  tags?: ['$initial'];
}

const framework: Piece = {
  name: 'framework',
  modules: [
    'rolldown[\\/]runtime',
    '^.react(/jsx-runtime)?$',
    packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'cookie', 'set-cookie-parser'),
  ],
};

/**
 * The pieces that pages share, each with all it needs that no earlier one has. The libraries stay cached when only the
 * product's own code changes; the first page needs framework, frame and home. In many small chunks the same code is a
 * quarter larger, and a slow network fetches six at a time.
 */
const sitePieces: Piece[] = [
  framework,
  {
    name: 'frame',
    modules: [
      'vite[\\/]preload-helper',
      modulesAt('site/entry/(SiteContent|mountSite)', 'site/catalog/lists', 'site/ui/Loading', 'shared/client/apiUrl'),
    ],
  },
  { name: 'home', modules: [modulesAt('site/home/(HomePage|ServiceSearch)', 'site/ui/Skyline')] },
  { name: 'read', modules: [modulesAt('site/routes/ReadRoutes')] },
  { name: 'deferred', modules: [modulesAt('site/ui/deferredResources', 'site/routes/OtherRoutes')] },
  {
    name: 'blocks',
    modules: [
      modulesAt(
        'shared/(auth/(permissions|roles|texts)|client/retry|format/(clock|dates|fileSize)|projects/options)',
        'site/(api|failureSentence|session/useLogout|useQuery)',
        'site/ui/(Alert|Button|Card|EmptyState|Field|LoadFailure|Modal|NeedsScript|SelectField|toast)',
      ),
    ],
  },
  { name: 'wizard', modules: [modulesAt('site/projects/wizard/(PreSubmissionPage|steps/StepFrame)')] },
  {
    name: 'fields',
    modules: [
      packages('zod'),
      modulesAt('shared/(api/fields|auth/schemas)', 'site/ui/(ChoiceGroup|PhoneField|ReadyForm|TextField)'),
    ],
  },
  { name: 'forms', modules: [packages('react-hook-form', '@hookform')] },
  { name: 'voice', modules: [modulesAt('site/files/VoicePlayer')] },
  { name: 'files', modules: [modulesAt('site/files/PickFiles', 'site/projects/wizard/files/(FileRow|prepareFile)')] },
  { name: 'outbox', modules: [modulesAt('site/projects/wizard/outbox/outboxState')] },
  { name: 'steps', modules: [modulesAt('site/projects/wizard/laterSteps')] },
];

/**
 * The same of the back-office (docs/decisions/0127): what is loaded before any screen, then what most screens share,
 * what lists share and what screens of one record share.
 */
const adminPieces: Piece[] = [
  framework,
  { name: 'library', modules: ['node_modules[\\/]'], tags: ['$initial'] },
  { name: 'application', modules: [modulesAt('mountAdmin')] },
  {
    name: 'parts',
    modules: [
      modulesAt(
        'admin/providers/keptState',
        'admin/ui/(ConfirmDialog|OpenRecord|SelfAssignDialog|useAsked|useDebounced|visuallyHidden)',
        'shared/format/[^/]+',
      ),
      packages('@mui/material/(Chip|Dialog[^/]*|FormControlLabel|InputAdornment|Switch|Table[^/]*)'),
    ],
    minShareCount: 2,
  },
  { name: 'lists', modules: [modulesAt('admin/lists/[^/]+')] },
  { name: 'records', modules: [modulesAt('admin/(forms|ui)/[^/]+')], minShareCount: 2 },
];

const SHARED = 'shared';
/** What other screens share goes together where the same ones need it, or where it is next to nothing (in bytes). */
const sharedByScreens = { name: SHARED, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2000 };
/** The bundler appends the screens that share it, up to a hundred letters. */
const shortChunkName = ({ name }: { name: string }): string =>
  `assets-admin/${name.startsWith(SHARED) ? SHARED : '[name]'}-[hash].js`;

const groupsOf = (pieces: readonly Piece[]) =>
  pieces.map(({ modules, ...piece }, index) => ({
    ...piece,
    test: new RegExp(modules.join('|')),
    priority: pieces.length - index,
  }));

const pureCalls = new Set<unknown>(['createContext', 'forwardRef', 'memo']);

/**
 * Tells the bundler what it cannot know of react-router: that names for tools and calls of React have no side effects,
 * and that warnings are for development. Without it all of its data router is in the first load (docs/decisions/0013).
 */
const pureRouter: Plugin = {
  name: 'pure-router',
  transform(code, id) {
    if (!id.includes('/react-router/dist/')) return undefined;
    const edits: [start: number, end: number, text: string][] = [];
    for (const statement of this.parse(code).body) {
      if (statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression') {
        const { left } = statement.expression;
        const isName =
          left.type === 'MemberExpression' && 'name' in left.property && left.property.name === 'displayName';
        if (isName) edits.push([statement.start, statement.end, '']);
      }
      if (statement.type !== 'VariableDeclaration') continue;
      for (const { id: variable, init } of statement.declarations) {
        if (!init) continue;
        if ('name' in variable && variable.name === 'ENABLE_DEV_WARNINGS') edits.push([init.start, init.end, 'false']);
        const callee =
          init.type === 'CallExpression' && init.callee.type === 'MemberExpression' && init.callee.property;
        if (callee && 'name' in callee && pureCalls.has(callee.name))
          edits.push([init.start, init.start, '/* @__PURE__ */ ']);
      }
    }
    return edits.reduceRight((text, [start, end, by]) => text.slice(0, start) + by + text.slice(end), code);
  },
};

/** What react-select brings for lists outside their page and for themes, of which the site has none. */
const unusedParts = new Map([
  ['@floating-ui/dom', 'export const autoUpdate = () => () => undefined;'],
  ['hoist-non-react-statics', 'export default (component) => component;'],
]);

const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  enforce: 'pre',
  resolveId: (id) => (unusedParts.has(id) ? `\0unused:${id}` : undefined),
  load: (id) => unusedParts.get(id.replace('\0unused:', '')),
};

/**
 * React is a module of an older kind, of which each call says the member and the module: `(0, react.useState)`. Said by
 * a name of its own, each of some thousand calls is shorter. `jsx` and `jsxs` are one function outside development.
 */
const reactByName: Plugin = {
  name: 'react-by-name',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source in reactNames && importer?.startsWith(here('src/')) ? `\0${source}` : undefined,
  load(id) {
    const source = id.slice(1);
    const names = id.startsWith('\0') && reactNames[source];
    if (!names) return undefined;
    const own = names.map((name) =>
      name === 'jsxs' ? 'export { jsx as jsxs };' : `export const ${name} = react.${name};`,
    );
    return [`import * as react from '${source}';`, ...own].join('');
  },
};
const reactNames: Record<string, string[]> = { react: Object.keys(React), 'react/jsx-runtime': Object.keys(runtime) };

/**
 * Each class by its own name instead of all in an object: what is used stands where it is used, the rest is left out.
 * The rules stay, although nothing of their module is left.
 */
const classByClass: Plugin[] = [
  {
    name: 'class-by-class',
    transform: {
      filter: { id: /\/src\/site\/.*\.tsx$/ },
      handler: (code) => ({
        code: code.replace(/^import (\w+) from (['"][^'"]*\.module\.css['"])/gm, 'import * as $1 from $2'),
        map: null,
      }),
    },
  },
  {
    name: 'rules-stay',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({
        code: code.replace(/^export default [\s\S]*/m, ''),
        map: null,
        moduleSideEffects: 'no-treeshake',
      }),
    },
  },
];

/**
 * Beside Vite's manifest, which chunk each module of the site went into: the manifest forgets modules that share a
 * piece.
 */
const listModules: Plugin = {
  name: 'list-modules',
  generateBundle(_options, bundle) {
    const modules: Record<string, string> = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const id of Object.keys(chunk.modules)) {
        if (id.startsWith(here('src/site/'))) modules[relative(here('.'), id)] = chunk.fileName;
      }
    }
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules) });
  },
};

const onEveryPage = /\/(framework|frame|rolldown-runtime)-/;
/** What comes after the form, and all of the form's scripts: none of these. */
const isLateInForm = /\/(Listen|formHelp)-/;
const inForm = /\/(?!Listen-|formHelp-|voice-)[^/]+\.js$/;

const pictureFile = (name: string): string =>
  readFileSync(here(`node_modules/lucide-static/icons/${name}.svg`), 'utf8');

/** The pictures of answers, each at an address that stays: out of a library of thousands, those that can be chosen. */
const pictures: Plugin = {
  name: 'pictures',
  generateBundle() {
    for (const name of pictureNames)
      this.emitFile({ type: 'asset', fileName: picturePath(name).slice(1), source: pictureFile(name) });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const name = pictureNames.find((picture) => picturePath(picture) === request.url?.replace(/\?.*$/, ''));
      if (!name) return next();
      response.setHeader('Content-Type', 'image/svg+xml').end(pictureFile(name));
    });
  },
};

/** What each build draws, without the detour of an import by address. */
const applications: Record<string, string> = { site: 'src/site/entry/mountSite.tsx', admin: 'src/mountAdmin.ts' };

const styleSheets = globSync('src/site/**/*.module.css', { cwd: here('.') }).toSorted();
const classesOf = new Map<string, string[]>();

/**
 * Class names are in the scripts, the styles and every page: short ones that compress, by the place of the file among
 * the site's and of the class in its file, so that all builds have the same.
 */
function shortName(name: string, file: string): string {
  const path = relative(here('.'), file.replace(/\?.*$/, ''));
  const classes = classesOf.get(path) ?? [];
  classesOf.set(path, classes);
  if (!classes.includes(name)) classes.push(name);
  return `_${styleSheets.indexOf(path).toString(36)}_${classes.indexOf(name).toString(36)}`;
}

const css: UserConfig['css'] = { modules: { generateScopedName: shortName } };

/** The pages once more, to be drawn by the server (docs/decisions/0014): one file that needs nothing else. */
const pagesBuild: UserConfig = {
  plugins: [react()],
  css,
  publicDir: false,
  // Whatever the server runs under, React is the fast one.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/site/entry/renderPage.tsx',
    outDir: 'dist/ssr',
    emptyOutDir: true,
    ssrEmitAssets: false,
    assetsInlineLimit: 0,
    minify: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
};

/** Packages with compiled code or files beside their own, and those that are loaded where they are chosen. */
const unbundled = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  'nodemailer',
  'pdfkit',
  'sharp',
  'stripe',
  'vite',
];

/**
 * Drizzle asks what each part of a statement is, a dozen questions a part, and compares names along its classes, as
 * there may be more than one copy of drizzle. The bundle has one, where `instanceof` says the same
 * (docs/decisions/0153).
 */
const oneDrizzle: Plugin = {
  name: 'one-drizzle',
  load: {
    filter: { id: /[\\/]drizzle-orm[\\/]entity\.js$/ },
    handler: () => `
      export const entityKind = Symbol.for('drizzle:entityKind');
      export const hasOwnEntityKind = Symbol.for('drizzle:hasOwnEntityKind');
      export const is = (value, type) => value instanceof type;`,
  },
  generateBundle() {
    const copies = [...this.getModuleIds()].filter((id) => /[\\/]drizzle-orm[\\/]entity\.c?js$/.test(id));
    if (copies.length !== 1) throw new Error(`The server's bundle has ${copies.length} copies of drizzle`);
  },
};

/** The server itself with its packages, in a few files instead of some 1,500 (docs/decisions/0104). */
const processBuild: UserConfig = {
  plugins: [oneDrizzle],
  publicDir: false,
  ssr: { noExternal: true, external: unbundled },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { start: here('src/server/commands/start.ts'), serve: here('src/server/commands/serve.ts') },
      // All side by side: `src/server/folders.ts` finds the project from there.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

/** The oldest browsers that the product is for (docs/decisions/0147). By their names, class fields would be rewritten. */
const oldestBrowsers = { target: 'es2022', cssTarget: ['chrome104', 'edge104', 'firefox115', 'safari15.4', 'ios15.4'] };

/**
 * Two builds of the one entry, so that neither application's modules reach the other (design §9):
 * `--mode site` and `--mode admin`. Without a mode, as in development, the address decides.
 */
export default defineConfig(({ mode }): UserConfig => {
  if (mode === 'ssr') return pagesBuild;
  if (mode === 'server') return processBuild;
  const isAdmin = mode === 'admin';
  const application = applications[mode];
  return {
    base: '/',
    plugins: [
      react(),
      pureRouter,
      reactByName,
      classByClass,
      ...(isAdmin ? [] : [withoutUnusedParts, listModules, pictures]),
    ],
    // In development names say where they come from.
    ...(application ? { css } : {}),
    publicDir: isAdmin ? false : 'public',
    resolve: {
      alias: application ? [{ find: /^\.\/mountApp\.ts$/, replacement: here(application) }] : [],
    },
    build: {
      outDir: isAdmin ? 'dist/admin' : 'dist/site',
      // Else range queries, which Safari has from 16.4 on, stand in the styles.
      ...oldestBrowsers,
      assetsDir: isAdmin ? 'assets-admin' : 'assets',
      emptyOutDir: true,
      manifest: true,
      modulePreload: {
        polyfill: false,
        // The frame is on every page: no list of what to load needs to name it.
        // Nor does the list of what comes after the form name what the form has loaded.
        resolveDependencies: (file, names, { hostType }) =>
          hostType === 'js' && !isAdmin
            ? names.filter((name) => !(isLateInForm.test(file) ? inForm : onEveryPage).test(name))
            : names,
      },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 900,
      rolldownOptions: isAdmin
        ? {
            output: {
              codeSplitting: { groups: [...groupsOf(adminPieces), sharedByScreens] },
              chunkFileNames: shortChunkName,
            },
          }
        : {
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              codeSplitting: { groups: groupsOf(sitePieces) },
              // The lists of what to load next repeat these names: the shortest hash that the bundler takes.
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: 'assets/[name]-[hash:7][extname]',
            },
          },
    },
  };
});
