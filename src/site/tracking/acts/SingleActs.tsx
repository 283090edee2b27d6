import { useMemo, useState } from 'react';
import type { ApiResult } from '../../../shared/client/envelope.ts';
import { sendAddition } from '../../../shared/client/sameTry.ts';
import type { TrackingView } from '../../../shared/tracking/views.ts';
import { api } from '../../api.ts';
import { t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSingleFlight } from '../../useSingleFlight.ts';
import styles from '../Acts.module.css';
import { Told } from '../Told.tsx';
import { type ActProps, actSentence } from './useAct.ts';

interface OnePressProps extends Pick<ActProps, 'onDone' | 'onRefused'> {
  words: string;
  ask: () => Promise<ApiResult<TrackingView>>;
  /** The reply was lost: it may be done. */
  onLost?: () => void;
}

/** An act that has nothing to fill in. */
function OnePress({ words, ask, onDone, onRefused, onLost }: OnePressProps) {
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useSingleFlight(async () => {
    const answer = await ask();
    if (answer.ok) return onDone(answer.entity);
    setProblem(actSentence(answer));
    if (answer.kind === 'refused') onRefused();
    if (answer.kind === 'offline') onLost?.();
  });
  return (
    <>
      {problem && <Alert tone="error">{problem}</Alert>}
      <Button busy={isBusy} onClick={run}>
        {words}
      </Button>
    </>
  );
}

/** Waits on for contractors. */
export function ExtendForm({ token, tracked, onDone, onRefused }: ActProps) {
  const { reference, nextStep } = tracked;
  const ask = () =>
    sendAddition({ act: `extend:${reference}`, seen: nextStep.dueAt ?? '' }, (once) =>
      api.post('/tracking/{token}/extend', { path: { token }, once }),
    );
  return (
    <div className={styles.form}>
      <p>{t('tracking.extendIntro')}</p>
      <OnePress words={t('tracking.extendSend')} ask={ask} onDone={onDone} onRefused={onRefused} />
    </div>
  );
}

/**
 * Answers each enterprise that does not reach the client. Where none asks any more, says why there is nothing to press:
 * an answer whose reply was lost is told as given.
 */
export function ReachableForm({ token, tracked, onDone, onRefused }: ActProps) {
  const [lostFor, setLostFor] = useState<readonly string[]>([]);
  const asking = tracked.enterprises.filter(({ isAsking }) => isAsking);
  const isOver = asking.length === 0;
  const isAnswered = tracked.enterprises.some(({ id }) => lostFor.includes(id));
  const over = useMemo(
    () => (isOver ? { words: t(isAnswered ? 'tracking.done.answerReachable' : 'tracking.reachableOver') } : undefined),
    [isOver, isAnswered],
  );
  if (over) return <Told done={over} />;
  return asking.map(({ id, name }) => (
    <div key={id} className={styles.form}>
      <p>{t('tracking.reachableIntro', { name })}</p>
      <OnePress
        words={t('tracking.reachableSend')}
        ask={() =>
          api.post('/tracking/{token}/reachable', {
            path: { token },
            body: { enterpriseId: id },
            once: `reachable:${id}:${tracked.readAt}`,
          })
        }
        onDone={onDone}
        onRefused={onRefused}
        onLost={() => setLostFor([...lostFor, id])}
      />
    </div>
  ));
}
