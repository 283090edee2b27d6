import { useState } from 'react';
import type { ApiResult } from '../../../shared/client/envelope.ts';
import type { TrackingView } from '../../../shared/tracking/views.ts';
import { PickFiles } from '../../files/PickFiles.tsx';
import { type PreparedFile, prepareFile } from '../../projects/wizard/files/prepareFile.ts';
import { t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSingleFlight } from '../../useSingleFlight.ts';
import { actSentence } from './useAct.ts';

/** A photo takes its time on a slow network. */
const WITHIN_MS = 10 * 60_000;

interface SendPhotosProps {
  send: (body: FormData, idempotencyKey: string, signal: AbortSignal) => Promise<ApiResult<TrackingView>>;
  onDone: (tracked: TrackingView) => void;
}

/** Sends what is picked, one after the other; what could not be sent stays to be tried again. */
export function SendPhotos({ send, onDone }: SendPhotosProps) {
  const [waiting, setWaiting] = useState<readonly PreparedFile[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const sendAll = async (prepared: readonly PreparedFile[], said: readonly string[] = []) => {
    let left = [...prepared];
    let latest: TrackingView | undefined;
    const told = [...said];
    for (const { file, bytes } of prepared) {
      const body = new FormData();
      body.append('files', bytes, file.name);
      // The key of the file: sent again after a lost reply, it is there once.
      const answer = await send(body, file.id, AbortSignal.timeout(WITHIN_MS));
      if (answer.ok) {
        latest = answer.entity;
        left = left.filter((one) => one.file !== file);
      } else {
        told.push(`${file.name} : ${actSentence(answer)}`);
        if (!['offline', 'server', 'tooMany'].includes(answer.kind)) left = left.filter((one) => one.file !== file);
        else break;
      }
    }
    setWaiting(left);
    setProblems(told);
    if (latest && told.length === 0) onDone(latest);
  };
  const pick = async (picked: File[]) => {
    const prepared = await Promise.all(picked.map(async (file) => ({ name: file.name, is: await prepareFile(file) })));
    const refused = prepared.flatMap(({ name, is }) => (typeof is === 'string' ? [`${name} : ${t(is)}`] : []));
    await sendAll([...waiting, ...prepared.flatMap(({ is }) => (typeof is === 'string' ? [] : [is]))], refused);
  };
  const [isPicking, setPicking] = useState(false);
  const again = useSingleFlight(() => sendAll(waiting));
  const isBusy = isPicking || again.isBusy;
  return (
    <>
      {problems.length > 0 && (
        <Alert tone="error">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Alert>
      )}
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
