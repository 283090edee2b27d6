import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const TICKS = Number(execFileSync('getconf', ['CLK_TCK']));

/** Seconds of processor that a process has had, or undefined where it ended. */
function secondsOf(pid: number | string): number | undefined {
  try {
    // After the name, which may hold anything: the state is the first field, user and system time the 12th and 13th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return undefined;
    throw error;
  }
}

/** Seconds of processor of a Node process and of the connections of a database, which are processes of their own. */
export function processorTime(pid: number, database: string): { node: number; postgres: number } {
  const backends = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isBackend(name, database));
  const seconds = backends.map((backend) => secondsOf(backend) ?? 0);
  return { node: secondsOf(pid) ?? Number.NaN, postgres: seconds.reduce((sum, one) => sum + one, 0) };
}

function isBackend(pid: string, database: string): boolean {
  try {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return title.startsWith('postgres:') && title.includes(` ${database} `);
  } catch {
    return false;
  }
}
