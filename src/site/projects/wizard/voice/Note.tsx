import { VoicePlayer } from '../../../files/VoicePlayer.tsx';
import type { DraftFile } from '../draft/draft.ts';
import { blobKey } from '../storage/records.ts';
import { wizardRecords } from '../storage/wizardRecords.ts';

/** What was said, to be heard again. */
export const Note = ({ note, takesFocus }: { note: DraftFile; takesFocus?: boolean }) => (
  <VoicePlayer
    takesFocus={takesFocus}
    id={note.id}
    name={note.name}
    seconds={note.voice?.seconds ?? 0}
    load={() => wizardRecords.read(blobKey(note.id))}
  />
);
