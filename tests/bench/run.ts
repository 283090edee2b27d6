/** `npm run bench -- <what>`: each measurement in a file of its own; without a name, the endpoints. */
const measurements: Record<string, () => Promise<unknown>> = {
  endpoints: () => import('./endpoints.ts'),
  directus: () => import('./directus.ts'),
  growth: () => import('./growth.ts'),
  followups: () => import('./followUps.ts'),
  places: () => import('./places.ts'),
  memory: () => import('./memory.ts'),
  processes: () => import('./processes.ts'),
  pages: () => import('./pages.ts'),
  lighthouse: () => import('./lighthouse.ts'),
};

const [first = ''] = process.argv.slice(2);
const wanted = first === '' || first.startsWith('-') ? 'endpoints' : first;
const start = measurements[wanted];
if (!start) {
  console.error(`There is no measurement called ${wanted}: ${Object.keys(measurements).join(', ')}`);
  process.exit(1);
}
// What is measured is what people run; built again only where its sources have changed since.
await import('../../src/server/commands/build.ts');
await start();

export {};
