import { useState } from 'react';
import type { TrackingView } from '../../../shared/tracking/views.ts';
import { api } from '../../api.ts';
import { t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSingleFlight } from '../../useSingleFlight.ts';
import styles from '../Acts.module.css';
import { useCodeStep } from '../CodeStep.tsx';
import { SendPhotos } from './SendPhotos.tsx';
import { type ActProps, actSentence } from './useAct.ts';

/** Photos of what is still to be mended, and that it is. */
export function ReserveActs({ token, tracked, ...after }: ActProps) {
  const open = tracked.reserves.filter(({ liftedAt }) => !liftedAt);
  return (
    <div className={styles.form}>
      <p>{t('tracking.liftIntro')}</p>
      {open.map((reserve) => (
        <ReserveAct key={reserve.id} token={token} reserve={reserve} {...after} />
      ))}
    </div>
  );
}

interface ReserveActProps extends Omit<ActProps, 'tracked'> {
  reserve: TrackingView['reserves'][number];
}

function ReserveAct({ token, reserve: { id, text }, onDone, onChanged, onRefused }: ReserveActProps) {
  const [problem, setProblem] = useState<string>();
  const code = useCodeStep(token);
  const { isBusy, run } = useSingleFlight(async () => {
    const answer = await api.post('/tracking/{token}/reserves/{id}/lift', { path: { token, id }, once: `lift:${id}` });
    if (answer.ok) return onDone(answer.entity);
    if (code.goesOn(answer, run)) return;
    setProblem(actSentence(answer));
    if (answer.kind === 'refused') onRefused();
  });
  return (
    <section className={styles.form} aria-label={text}>
      <p>
        <strong>{text}</strong>
      </p>
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className={styles.buttons}>
        <Button busy={isBusy} onClick={run}>
          {t('tracking.lift')}
        </Button>
        <SendPhotos
          send={(body, idempotencyKey, signal) =>
            api.post('/tracking/{token}/reserves/{id}/files', { path: { token, id }, body, idempotencyKey, signal })
          }
          onDone={onDone}
          onChanged={onChanged}
        />
      </div>
      {code.step}
    </section>
  );
}
