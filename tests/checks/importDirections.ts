import { builtinModules } from 'node:module';
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';
import { rooms } from './rooms.ts';

/**
 * Imports go one way: site → shared, admin → shared, server → shared; site, admin and server never meet (design §5),
 * the rooms of each stand on each other as `rooms.ts` says, no file imports itself through others, and contracts reach
 * a browser as types only. Looks at the folder it is run in.
 */
const packages = (...names: string[]) =>
  names.map(
    (name) => `(^|/)node_modules/(@types/)?${name.replace('*', '[^/]*')}(/|$)|^${name.replace('*', '[^/]*')}(/|$)`,
  );
const node = [`^(node:)?(${builtinModules.join('|')})$`];
const backOffice = packages('@mui/*', '@emotion/*', 'react-admin', 'ra-*', 'recharts');
const react = packages('react', 'react-*', '@hookform/*');
const serverPackages = packages(
  'drizzle-*',
  'fastify',
  'fastify-*',
  '@fastify/*',
  'pg',
  'pg-*',
  '@electric-sql/*',
  '@node-rs/*',
  '@aws-sdk/*',
);

interface Layer {
  name: string;
  /** Its files. */
  path: string;
  /** The files it may import; all packages but the refused ones besides. */
  allowed: string;
  refused: string[];
  says: string;
}

const layers: Layer[] = [
  {
    name: 'shared',
    path: '^src/shared/',
    allowed: '^src/shared/',
    refused: [...node, ...react, ...serverPackages, ...backOffice],
    says: 'shared imports nothing of the others, neither React, nor Node, nor the database',
  },
  {
    name: 'site',
    path: '^src/site/',
    allowed: '^src/(site|shared)/',
    refused: [...node, ...serverPackages, ...backOffice],
    says: 'the site imports from shared only, and never MUI, react-admin or what belongs to the server',
  },
  {
    name: 'admin',
    path: '^src/admin/',
    allowed: '^src/(admin|shared)/',
    refused: [...node, ...serverPackages],
    says: 'the back-office imports from shared only, and nothing that belongs to the server',
  },
  {
    name: 'server',
    path: '^src/server/',
    allowed: '^src/(server|shared)/',
    refused: [...react, ...backOffice],
    says: 'the server imports from shared only, and nothing that belongs to the browser',
  },
  {
    // `main.tsx` and what else stands directly in src.
    name: 'entry',
    path: '^src/[^/]+$',
    allowed: '^src/([^/]+$|(site|admin|shared)/)',
    refused: [...node, ...serverPackages],
    says: 'the browser entry starts the site or the back-office and nothing of the server',
  },
];

/** A file of this project, or one that is not there; anything else is a package. */
const ownFile = '^([./]|(src|tests|tools)/|[^/]+\\.ts$)';

const ofLayers = layers.flatMap(({ name, path, allowed, refused, says }): IForbiddenRuleType[] => [
  {
    name: `${name}-files`,
    comment: says,
    from: { path },
    to: { path: ownFile, pathNot: allowed },
  },
  { name: `${name}-packages`, comment: says, from: { path }, to: { path: refused } },
]);

const roomPath = (layer: string, room: readonly string[]) =>
  `^src/${layer}/(${room.map((one) => (/\.tsx?$/.test(one) ? `${one.replace('.', '\\.')}$` : `${one}/`)).join('|')})`;

const ofRooms = Object.entries(rooms).flatMap(([layer, list]): IForbiddenRuleType[] => [
  ...list.slice(0, -1).map((room, index): IForbiddenRuleType => {
    const above = list.slice(index + 1);
    return {
      name: `${layer}-room-${room[0]}`,
      comment: `the room ${room[0]} stands below the rooms ${above.map(([name]) => name).join(', ')} (tests/checks/rooms.ts)`,
      from: { path: roomPath(layer, room) },
      to: { path: above.map((one) => roomPath(layer, one)) },
    };
  }),
  {
    name: `${layer}-no-room`,
    comment: 'this folder has no place in tests/checks/rooms.ts',
    from: { path: `^src/${layer}/`, pathNot: list.map((room) => roomPath(layer, room)) },
    to: {},
  },
]);

const contracts = '^src/shared/[^/]+/(admin)?[cC]ontract\\.ts$';
const collectedContracts = '^src/shared/contracts\\.ts$';

/** The site and the back-office take the contracts' types from `shared/contracts.ts`. */
const ofContracts: IForbiddenRuleType[] = [
  {
    name: 'contract',
    comment: 'only src/shared/contracts.ts and the server import a contract, so that no schema of it enters a bundle',
    from: { path: '^src/', pathNot: ['^src/server/', contracts, collectedContracts] },
    to: { path: contracts },
  },
  {
    name: 'contract-value',
    comment: 'src/shared/contracts.ts imports types only, so that no schema of a contract enters a bundle',
    from: { path: collectedContracts },
    to: { dependencyTypesNot: ['type-only'] },
  },
];

const inSource = '^src/';
const forbidden: IForbiddenRuleType[] = [
  ...ofLayers,
  ...ofRooms,
  ...ofContracts,
  {
    name: 'no-layer',
    comment: 'this folder has no rule in tests/checks/importDirections.ts',
    from: { path: inSource, pathNot: layers.map(({ path }) => path) },
    to: {},
  },
  { name: 'circle', comment: 'a circle of imports', from: { path: inSource }, to: { circular: true } },
];

const { output } = await cruise(['src'], {
  ruleSet: { forbidden },
  validate: true,
  doNotFollow: { path: '(^|/)node_modules/' },
  // Types are imports too.
  tsPreCompilationDeps: true,
  preserveSymlinks: true,
  enhancedResolveOptions: { extensions: ['.ts', '.tsx'] },
});
if (typeof output === 'string') throw new Error(output);

const says = new Map(forbidden.map(({ name, comment }) => [name, comment]));
const problems = output.summary.violations.map(({ from, to, rule, cycle }) => {
  const way = cycle ? [from, ...cycle.map((step) => step.name)].join(' → ') : to;
  return `${from}: imports ${way}: ${says.get(rule.name)}`;
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
