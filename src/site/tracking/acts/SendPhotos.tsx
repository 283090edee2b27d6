import { useState } from 'react';
import type { TrackingView } from '../../../shared/tracking/views.ts';
import { PickFiles } from '../../files/PickFiles.tsx';
import type { PreparedFile } from '../../projects/wizard/files/prepareFile.ts';
import { t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSingleFlight } from '../../useSingleFlight.ts';
import { PhotoProblems } from './PickedPhotos.tsx';
import { preparePhotos, type SendPhoto, sendPhotos } from './photos.ts';

interface SendPhotosProps {
  send: SendPhoto<TrackingView>;
  /** All that was picked is there. */
  onDone: (tracked: TrackingView) => void;
  /** Some of it is. */
  onChanged: (tracked: TrackingView) => void;
}

const isSamePhoto = (one: PreparedFile, other: PreparedFile): boolean =>
  one.file.name === other.file.name && one.bytes.size === other.bytes.size;

/** Sends what is picked, one after the other: what went and what did not is said, and may be tried again. */
export function SendPhotos({ send, onDone, onChanged }: SendPhotosProps) {
  const [waiting, setWaiting] = useState<readonly PreparedFile[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [sent, setSent] = useState<readonly string[]>([]);
  const sendAll = async (prepared: readonly PreparedFile[], said: readonly string[] = []) => {
    const { latest, sent: gone, left, problems: met } = await sendPhotos(prepared, send);
    const told = [...said, ...met];
    setWaiting(left);
    setProblems(told);
    setSent(gone);
    if (!latest) return;
    if (told.length === 0) onDone(latest);
    else onChanged(latest);
  };
  const pick = async (picked: File[]) => {
    const { prepared, problems: refused } = await preparePhotos(picked);
    // Whoever picks again what did not go sends it again, under its key.
    const others = prepared.filter((one) => !waiting.some((left) => isSamePhoto(left, one)));
    await sendAll([...waiting, ...others], refused);
  };
  const [isPicking, setPicking] = useState(false);
  const again = useSingleFlight(() => sendAll(waiting));
  const isBusy = isPicking || again.isBusy;
  return (
    <>
      {sent.length > 0 && <Alert tone="success">{t('tracking.filesSent', { names: sent.join(', ') })}</Alert>}
      <PhotoProblems problems={problems} />
      <PickFiles
        label={t('tracking.pickFiles')}
        busy={isBusy}
        onPick={(picked) => {
          setPicking(true);
          void pick(picked).finally(() => setPicking(false));
        }}
      >
        {t(isBusy ? 'tracking.sending' : 'tracking.pickFiles')}
      </PickFiles>
      {waiting.length > 0 && (
        <Button variant="secondary" busy={isBusy} onClick={again.run}>
          {t('tracking.sendAgain')}
        </Button>
      )}
    </>
  );
}
