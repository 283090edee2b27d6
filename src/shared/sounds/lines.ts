/** The key of a line, as the lists of sounds name it. */
export type Line = `step:${string}` | `service:${string}` | `question:${string}` | `answer:${string}`;

export const serviceLine = (id: string): Line => `service:${id}`;
export const questionLine = (id: string): Line => `question:${id}`;
export const answerLine = (id: string): Line => `answer:${id}`;

/** What is said: a fixed sentence, or the words of a row that an admin keeps. */
export const lineKinds = ['step', 'service', 'question', 'answer'] as const;

export const LINE_PATTERN =
  /^(?:step:[a-z0-9-]{1,40}|(?:service|question|answer):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The language that is heard where a line has none in the chosen one. */
export const FALLBACK_LANGUAGE = 'Français';
