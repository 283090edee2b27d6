import { figuresOf } from '../support/statistics/directCounts.ts';
import { type Invariant, inRows } from './evidence.ts';

/** Jobs, keys and figures. */
export const storedInvariants: Invariant[] = [
  inRows(
    'no key of a request is left half done',
    'idempotency_keys',
    `select caller || ' ' || key as line from idempotency_keys where status = 0 or reply is null`,
  ),
  inRows(
    'every job came to its end',
    `pgboss.job where name not like '\\_\\_pgboss\\_\\_%'`,
    // Jobs of the clock come again by themselves: one may fail while a provider is silent.
    `select job.name || ' ' || job.state || ' ' || coalesce(job.output::text, '') as line from pgboss.job
     left join pgboss.schedule on schedule.name = job.name
     where job.name not like '\\_\\_pgboss\\_\\_%'
       and (job.state < 'completed' or (job.state = 'failed' and schedule.name is null))`,
  ),
  {
    name: 'the figures by day are what counting all rows gives',
    examine: async ({ database }) => {
      const { kept, counted } = await figuresOf(database);
      const tables = Object.keys(counted);
      return {
        examined: Object.values(counted).flat().length,
        violations: tables.flatMap((table) => differences(table, kept[table] ?? [], counted[table] ?? [])),
      };
    },
  },
];

/** What is kept and not counted, and what is counted and not kept. */
function differences(table: string, kept: readonly string[], counted: readonly string[]): string[] {
  const isIn = new Set(counted);
  const isKept = new Set(kept);
  return [
    ...kept.filter((line) => !isIn.has(line)).map((line) => `${table}: kept ${line}`),
    ...counted.filter((line) => !isKept.has(line)).map((line) => `${table}: counted ${line}`),
  ];
}
