import { useEffect, useId, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../../../shared/client/idempotencyKey.ts';
import { type Recorded, type Recording, record, voiceQuality } from '../../../../shared/client/record.ts';
import { MAX_FILES_PER_PROJECT, MAX_VOICE_SECONDS } from '../../../../shared/files/rules.ts';
import { formatClock } from '../../../../shared/format/clock.ts';
import { voiceNoteTexts } from '../../../../shared/projects/voiceNoteTexts.ts';
import type { TextKey } from '../../../../shared/texts.ts';
import { registerTexts, t } from '../../../texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Draft, DraftFile } from '../draft/draft.ts';
import { addDraftFile, changeDraft, removeDraftFile, whileAdding } from '../draft/draftState.ts';
import { filesToSend, voiceOf } from '../draft/voice.ts';
import files from '../files/Files.module.css';
import { Heard, Told } from '../listen/Told.tsx';
import { Note } from './Note.tsx';
import styles from './VoiceNote.module.css';

registerTexts(voiceNoteTexts);

export interface VoiceNoteProps {
  draft: Draft;
  /** What is said (`shared/projects/spoken.ts`), and how the form calls it. */
  field: string;
  label: string;
}

/**
 * Says a field instead of typing it: record, hear again, delete. It is a document of the draft like a photo. Who may
 * hear what was said is asked with the description.
 */
export function VoiceNote({ draft, field, label }: VoiceNoteProps) {
  const id = useId();
  const { state, told, start, stop, tell } = useRecorder(draft, field, label);
  // While it is recorded it is not heard, though it is kept already.
  const note = state === 'idle' ? voiceOf(draft, field) : undefined;
  // What is said then would be recorded.
  const isTalking = state === 'recording';
  // What had the focus is gone: it goes to what came in its place.
  const takesFocus = told !== undefined;
  const words = told && t(told.key);
  const problem = told?.isProblem ? words : undefined;
  const remove = (file: DraftFile) => {
    void removeDraftFile(file.id);
    tell('voiceNote.deleted');
  };
  return (
    <>
      <div className={styles.note}>
        {note ? (
          <div className={files.row}>
            <Note key={note.id} takesFocus={takesFocus} note={note} />
            <button
              type="button"
              className={files.remove}
              aria-label={t('voiceNote.delete', { name: note.name })}
              onClick={() => remove(note)}
            >
              <Icon name="trash" />
            </button>
          </div>
        ) : (
          <div className={styles.row}>
            <Button
              autoFocus={takesFocus}
              variant={isTalking ? 'danger' : 'secondary'}
              aria-label={t(isTalking ? 'voiceNote.stopOf' : 'voiceNote.startOf', { field: label })}
              aria-describedby={`${id}-hint`}
              busy={state === 'asking' || state === 'keeping'}
              onClick={() => (isTalking ? stop() : void start())}
            >
              <Icon name={isTalking ? 'stop' : 'mic'} />
              {t(isTalking ? 'voiceNote.stop' : 'voiceNote.start')}
            </Button>
            {isTalking && <Elapsed />}
            {state === 'asking' && (
              <Button variant="quiet" onClick={stop}>
                {t('voiceNote.cancel')}
              </Button>
            )}
            <Heard spoken={isTalking ? [] : [t('voiceNote.start')]} />
          </div>
        )}
        {!note && (
          <p className={styles.hint} id={`${id}-hint`}>
            {t('voiceNote.hint', { minutes: MAX_VOICE_SECONDS / 60 })}
          </p>
        )}
        <Told spoken={isTalking ? [] : undefined}>
          <p className={styles.hint} role="status">
            {!problem && words}
          </p>
        </Told>
        {problem && (
          <Told spoken={[problem]}>
            <FieldError id={`${id}-voice`} error={problem} />
          </Told>
        )}
      </div>
      {field === 'description' && <Consent draft={draft} />}
    </>
  );
}

function Elapsed() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setSeconds((performance.now() - start) / 1000), 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={styles.time} role="timer">
      {t('voice.time', { at: formatClock(seconds), length: formatClock(MAX_VOICE_SECONDS) })}
    </span>
  );
}

type RecorderState = 'idle' | 'asking' | 'recording' | 'keeping';

/** Leaving the field ends the recording and keeps what was said; where the page dies, what was said until then. */
function useRecorder({ files }: Draft, field: string, label: string) {
  const [state, setState] = useState<RecorderState>('idle');
  const [told, setTold] = useState<{ key: TextKey; isProblem: boolean }>();
  const asked = useRef(0);
  const running = useRef<Recording>(undefined);
  const tell = (key: TextKey, isProblem = false) => setTold({ key, isProblem });
  const start = async () => {
    if (files.length >= MAX_FILES_PER_PROJECT) return tell('voiceNote.tooMany', true);
    tell('voiceNote.asking');
    setState('asking');
    asked.current += 1;
    const mine = asked.current;
    const isWanted = () => mine === asked.current;
    const id = newIdempotencyKey();
    const keepPart = (recorded: Recorded) => keep(id, field, label, recorded);
    const recording = await record(MAX_VOICE_SECONDS, voiceQuality, isWanted, keepPart);
    if (!isWanted()) return;
    if (typeof recording === 'string') {
      tell(`voiceNote.${recording}`, true);
      return setState('idle');
    }
    running.current = recording;
    tell('voiceNote.recording');
    setState('recording');
    const keepWhole = async (recorded: Awaited<Recording['ended']>) => {
      running.current = undefined;
      setState('keeping');
      if (typeof recorded === 'string') tell(`voiceNote.${recorded}`, true);
      else if (await keepPart(recorded)) tell(recorded.isCut ? 'voiceNote.cut' : 'voiceNote.kept');
      else tell('voiceNote.tooMany', true);
      setState('idle');
    };
    await whileAdding(recording.ended.then(keepWhole));
  };
  const stop = () => {
    if (running.current) return running.current.stop();
    asked.current += 1;
    setTold(undefined);
    setState('idle');
  };
  useEffect(() => {
    const end = () => running.current?.stop();
    addEventListener('pagehide', end);
    return () => {
      removeEventListener('pagehide', end);
      asked.current += 1;
      end();
    };
  }, []);
  return { state, told, start, stop, tell };
}

/** False where the draft has no room for it. */
async function keep(id: string, field: string, label: string, { bytes, seconds }: Recorded) {
  const { type, size } = bytes;
  const name = t('wizard.voiceOf', { field: label });
  const isKept = await addDraftFile({ id, name, type, size, voice: { field, seconds } }, bytes);
  // What the server said of the empty field no longer holds.
  if (isKept) changeDraft(({ refused: { [field]: _, ...refused }, ...draft }) => ({ ...draft, refused }));
  return isKept;
}

/** Whether contractors who accept may hear what was recorded; nothing is ticked beforehand. */
function Consent({ draft }: { draft: Draft }) {
  if (!filesToSend(draft).some(({ voice }) => voice)) return null;
  return (
    <div className={styles.note}>
      <label className={styles.agree}>
        <input
          type="checkbox"
          checked={draft.sharesVoice}
          onChange={({ target }) => changeDraft((before) => ({ ...before, sharesVoice: target.checked }))}
        />
        <span>{t('voice.agree')}</span>
      </label>
      <Told spoken={[t('voice.agree'), t('voice.agreeHint')]}>
        <p className={styles.hint}>{t('voice.agreeHint')}</p>
      </Told>
    </div>
  );
}
