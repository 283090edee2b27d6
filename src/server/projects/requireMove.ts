import { canMove, type ProjectMove, type ProjectState } from '../../shared/projects/status.ts';
import { type Refusal, refused } from '../http/errors.ts';
import { wrongState } from './rules.ts';

/** Raises WRONG_STATE, naming the state, unless the project can make this move. */
export function requireMove(project: { status: ProjectState }, move: ProjectMove): void {
  if (!canMove(project.status, move)) throw inWrongState(project.status);
}

export function inWrongState(status: ProjectState): Refusal {
  const { code, key, params } = wrongState(status);
  return refused(code, key, params);
}
