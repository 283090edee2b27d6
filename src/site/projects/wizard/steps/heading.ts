/** The id of a step's heading, one to a page. */
export const HEADING_ID = 'demande-titre';

/** To the top of the step, where its notices are, once they are drawn. */
export function showHeading(): void {
  requestAnimationFrame(() => document.getElementById(HEADING_ID)?.focus());
}
