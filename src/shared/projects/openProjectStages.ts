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
