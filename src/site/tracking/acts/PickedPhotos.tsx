import { useEffect, useRef, useState } from 'react';
import { PickFiles } from '../../files/PickFiles.tsx';
import type { PreparedFile } from '../../projects/wizard/files/prepareFile.ts';
import { t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSingleFlight } from '../../useSingleFlight.ts';
import styles from '../Acts.module.css';
import { preparePhotos, type SendPhoto, sendPhotos } from './photos.ts';

interface PickedPhotosProps {
  photos: readonly PreparedFile[];
  /** How many may still come. */
  room: number;
  onChange: (photos: readonly PreparedFile[]) => void;
  /** Ends when what was picked is among `photos`: the form is not sent before. */
  onPick: (picking: Promise<void>) => void;
}

/** Photos that go with a form: picked now, sent after it, and taken out again before. */
export function PickedPhotos({ photos, room, onChange, onPick }: PickedPhotosProps) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isPicking, setPicking] = useState(false);
  const pick = async (picked: File[]) => {
    const { prepared, problems: refused } = await preparePhotos(picked);
    const left = Math.max(room - photos.length, 0);
    const beyond = prepared.slice(left).map(({ file }) => `${file.name} : ${t('tracking.photosMax', { max: room })}`);
    setProblems([...refused, ...beyond]);
    onChange([...photos, ...prepared.slice(0, left)]);
  };
  return (
    <>
      <PhotoProblems problems={problems} />
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <li key={photo.file.id}>
              <span className={styles.words}>{photo.file.name}</span>
              <Button
                variant="quiet"
                busy={isPicking}
                aria-label={t('tracking.photoRemove', { name: photo.file.name })}
                onClick={() => onChange(photos.filter((one) => one !== photo))}
              >
                {t('tracking.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {photos.length < room && (
        <div>
          <PickFiles
            label={t('tracking.pickFiles')}
            busy={isPicking}
            onPick={(picked) => {
              setPicking(true);
              onPick(pick(picked).finally(() => setPicking(false)));
            }}
          >
            {t('tracking.pickFiles')}
          </PickFiles>
        </div>
      )}
    </>
  );
}

/** Why photos were not taken or sent, a line each. */
export function PhotoProblems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <Alert tone="error">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </Alert>
  );
}

/** Photos of a form that went through without them; `left` may be tried again. */
export interface Unsent<Entity> {
  entity: Entity;
  batches: readonly { photos: readonly PreparedFile[]; send: SendPhoto<Entity> }[];
  problems: readonly string[];
}

/** Sends what goes with a form that went through: the latest reply, or what is left to be tried again. */
export async function sendBatches<Entity>(entity: Entity, batches: Unsent<Entity>['batches']): Promise<Unsent<Entity>> {
  const unsent = [];
  const problems = [];
  let latest = entity;
  for (const { photos, send } of batches) {
    const sent = await sendPhotos(photos, send);
    latest = sent.latest ?? latest;
    problems.push(...sent.problems);
    if (sent.left.length > 0) unsent.push({ photos: sent.left, send });
  }
  return { entity: latest, batches: unsent, problems };
}

interface UnsentPhotosProps<Entity> {
  words: string;
  unsent: Unsent<Entity>;
  onDone: (entity: Entity) => void;
}

/** The form went through, photos of it did not: again, or on without them. */
export function UnsentPhotos<Entity>({ words, unsent: first, onDone }: UnsentPhotosProps<Entity>) {
  const [unsent, setUnsent] = useState(first);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => told.current?.focus(), []);
  const again = useSingleFlight(async () => {
    const after = await sendBatches(unsent.entity, unsent.batches);
    if (after.problems.length === 0) onDone(after.entity);
    else setUnsent(after);
  });
  return (
    <div className={styles.form}>
      <p ref={told} tabIndex={-1} role="status" className={styles.told}>
        {words}
      </p>
      <PhotoProblems problems={unsent.problems} />
      <div className={styles.buttons}>
        {unsent.batches.length > 0 && (
          <Button busy={again.isBusy} onClick={again.run}>
            {t('tracking.sendAgain')}
          </Button>
        )}
        <Button variant="secondary" disabled={again.isBusy} onClick={() => onDone(unsent.entity)}>
          {t('tracking.withoutPhotos')}
        </Button>
      </div>
    </div>
  );
}
