import { describe, expect, it } from 'vitest';
import { may } from '../../../src/shared/auth/permissions.ts';
import {
  canMove,
  isEditable,
  type ProjectMove,
  projectMoves,
  projectStates,
} from '../../../src/shared/projects/status.ts';

const allowed: Record<ProjectMove, string[]> = {
  assign: ['Submitted'],
  activate: ['Assigned'],
  fill: ['Available'],
  release: ['Assigned'],
  reject: ['Submitted', 'Assigned'],
  cancel: ['Submitted', 'Assigned', 'Available', 'Accepted'],
  restore: ['Rejected', 'Cancelled'],
  merge: ['Submitted', 'Assigned', 'Available'],
};

describe.each(Object.keys(allowed) as ProjectMove[])('the move %s', (move) => {
  it.each(projectStates)('from %s', (state) => {
    expect(canMove(state, move)).toBe(allowed[move].includes(state));
  });

  it('is open to somebody signed in and closed to visitors', () => {
    expect(may('Visitor', projectMoves[move].permission)).toBe(false);
  });
});

it.each(projectStates)(
  'the agent may correct a project that is %s only between assignment and the last quote',
  (state) => {
    expect(isEditable(state)).toBe(['Assigned', 'Available'].includes(state));
  },
);
