import { useEffect, useState } from 'react';
import { deviceDraft } from '../../shared/client/deviceDraft.ts';
import type { FollowUpItem } from '../../shared/followUps/views.ts';

/** Under which the note of a call is kept while it is typed. */
export const noteName = (id: string): string => `follow-up-note:${id}`;

/**
 * The row that is taken up. The list is read again by itself: a row that has left it, because somebody else took care
 * of it, stays taken up as long as a note is typed for it.
 */
export function useChosen(rows: readonly FollowUpItem[], chosenId: string | undefined) {
  const [seen, setSeen] = useState<FollowUpItem>();
  const listed = rows.find(({ id }) => id === chosenId);
  useEffect(() => {
    if (listed) setSeen(listed);
  }, [listed]);
  if (listed) return { chosen: listed, isGone: false };
  const isKept = seen !== undefined && seen.id === chosenId && Boolean(deviceDraft<string>(noteName(seen.id)).read());
  return { chosen: isKept ? seen : undefined, isGone: isKept };
}
