/** Builds the site where its sources have changed since, for the measurements that look at it. */
const build = () => import('../../src/server/commands/build.ts');

/** `npm run bench -- <what>`: each measurement in a file of its own; without a name, the endpoints. */
const measurements: Record<string, () => Promise<unknown>> = {
  endpoints: () => import('./endpoints.ts'),
  growth: () => import('./growth.ts'),
  processes: () => import('./processes.ts'),
  pages: async () => {
    await build();
    await import('./pages.ts');
  },
  lighthouse: async () => {
    await build();
    await import('./lighthouse.ts');
  },
};

const [first = ''] = process.argv.slice(2);
const wanted = first === '' || first.startsWith('-') ? 'endpoints' : first;
const start = measurements[wanted];
if (!start) {
  console.error(`There is no measurement called ${wanted}: ${Object.keys(measurements).join(', ')}`);
  process.exit(1);
}
await start();

export {};
