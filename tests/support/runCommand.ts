import { spawn } from 'node:child_process';
import { shortLivedFlags } from './serverProcess.ts';

export interface CommandResult {
  code: number | null;
  output: string;
}

/** A command of the operator, as `npm run` starts it; its environment is nothing but what is given. */
export function runCommand(
  name: 'backup' | 'restore' | 'move' | 'rebuildStatistics' | 'removeDemo' | 'resetFactor',
  args: string[],
  settings: Record<string, string>,
): Promise<CommandResult> {
  const { promise, resolve, reject } = Promise.withResolvers<CommandResult>();
  const command = spawn(process.execPath, [...shortLivedFlags, `src/server/commands/${name}.ts`, ...args], {
    env: { PATH: process.env.PATH, ...settings },
  });
  let output = '';
  command.stdout.on('data', (chunk) => (output += chunk));
  command.stderr.on('data', (chunk) => (output += chunk));
  command.once('error', reject);
  command.once('close', (code) => resolve({ code, output }));
  return promise;
}
