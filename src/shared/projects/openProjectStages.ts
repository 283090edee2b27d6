import type { ProjectState } from './status.ts';

/** What an open request waits for, on its way from submission to the end of its job (design §11). */
export const openProjectStages = [
  'taking',
  'publishing',
  'finding',
  'quoting',
  'choosing',
  'working',
  'mending',
] as const;

export type OpenProjectStage = (typeof openProjectStages)[number];

/** The states in which a request can be at a stage. */
export const statesAtStage: Record<OpenProjectStage, readonly ProjectState[]> = {
  taking: ['Submitted'],
  publishing: ['Assigned'],
  finding: ['Available', 'Accepted'],
  quoting: ['Available', 'Accepted'],
  choosing: ['Available', 'Accepted'],
  working: ['Hired'],
  mending: ['Done'],
};
