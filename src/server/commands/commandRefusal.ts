import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Why a command does nothing; the operator can mend it. */
export class CommandRefusal extends Error {}

/** The arguments of a command. Raises CommandRefusal, which shows how the command is used. */
export function readArguments<Shape extends ParseArgsConfig>(usage: string, shape: Shape) {
  try {
    return parseArgs(shape);
  } catch (error) {
    throw new CommandRefusal(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`);
  }
}

/** The one argument that the command cannot do without. */
export function onlyArgument(usage: string, positionals: string[]): string {
  const [argument, ...others] = positionals;
  if (!argument || others.length > 0) throw new CommandRefusal(`Usage: ${usage}`);
  return argument;
}
