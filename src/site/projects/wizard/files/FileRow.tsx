import { type ReactNode, useEffect, useState } from 'react';
import { formatClock } from '../../../../shared/format/clock.ts';
import { formatFileSize } from '../../../../shared/format/fileSize.ts';
import { addShapes, Icon } from '../../../ui/Icon.tsx';
import { voiceShapes } from '../../../ui/voiceShapes.ts';
import type { DraftFile } from '../draft/draft.ts';
import { blobKey } from '../storage/records.ts';
import { wizardRecords } from '../storage/wizardRecords.ts';
import styles from './Files.module.css';
import { isPhoto } from './shrinkPhoto.ts';

addShapes(voiceShapes);

/**
 * A file with its size, a voice note with its length, and of a photo a small picture. `children`: what can be done with
 * it.
 */
export function FileRow({ file, state, children }: { file: DraftFile; state?: ReactNode; children?: ReactNode }) {
  const thumbnail = useThumbnail(file);
  const [isBroken, setIsBroken] = useState(false);
  return (
    <li className={styles.row}>
      {thumbnail && !isBroken ? (
        <img className={styles.thumbnail} src={thumbnail} alt="" onError={() => setIsBroken(true)} />
      ) : (
        <span className={styles.thumbnail}>
          <Icon name={file.voice ? 'mic' : isPhoto(file.type) ? 'image' : 'file'} />
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.size}>{file.voice ? formatClock(file.voice.seconds) : formatFileSize(file.size)}</span>
        {state}
      </span>
      {children}
    </li>
  );
}

/** The address of a photo kept on this device, as long as it is shown; few browsers draw HEIC. */
function useThumbnail({ id, type }: Pick<DraftFile, 'id' | 'type'>): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isPhoto(type)) return;
    const made = wizardRecords.read(blobKey(id)).then((bytes) => bytes && URL.createObjectURL(bytes));
    void made.then(setAddress);
    return () => void made.then((unused) => unused && URL.revokeObjectURL(unused));
  }, [id, type]);
  return address;
}
