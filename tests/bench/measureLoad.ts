import autocannon from 'autocannon';
import { processorTime } from './processorTime.ts';
import type { Call } from './scenarios.ts';

const CONNECTIONS = 50;

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of processor a request. */
  node: number;
  postgres: number;
}

interface Load {
  url: string;
  pid: number;
  /** Address of the database behind it. */
  database: string;
  seconds: number;
  next: () => Call;
}

/** Asks over 50 connections for so long. Raises an Error where a request is refused or fails. */
export async function measureLoad({ url, pid, database, seconds, next }: Load): Promise<Measured> {
  const name = new URL(database).pathname.slice(1);
  const before = processorTime(pid, name);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const after = processorTime(pid, name);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${next().path} at ${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  const requests = result.requests.total;
  return {
    perSecond: requests / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    node: ((after.node - before.node) * 1000) / requests,
    postgres: ((after.postgres - before.postgres) * 1000) / requests,
  };
}

export function medians(measured: readonly Measured[]): Measured {
  const of = (name: keyof Measured) => {
    const figures = measured.map((one) => one[name]).toSorted((a, b) => a - b);
    return figures[Math.floor(figures.length / 2)] ?? Number.NaN;
  };
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), node: of('node'), postgres: of('postgres') };
}

/** As the tables say it. */
export function shown({ perSecond, p50, p99, node, postgres }: Measured): string {
  return `${perSecond.toFixed(0)}, ${p50.toFixed(0)} / ${p99.toFixed(0)}, ${node.toFixed(2)} + ${postgres.toFixed(2)}`;
}
