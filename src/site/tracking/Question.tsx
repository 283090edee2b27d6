import { useState } from 'react';
import type { TrackingView } from '../../shared/tracking/views.ts';
import { api } from '../api.ts';
import { t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { NeedsScript } from '../ui/NeedsScript.tsx';
import { useSingleFlight } from '../useSingleFlight.ts';
import { actSentence } from './acts/useAct.ts';
import { Told } from './Told.tsx';
import styles from './Tracking.module.css';

interface QuestionProps {
  token: string;
  step: TrackingView['nextStep'];
  onAnswered: (tracked: TrackingView) => void;
  /** Nothing is asked any more: reads the request anew. */
  onRefused: () => void;
}

/** What the client is asked, answered with one press; said once it is, or was elsewhere, where the press was. */
export function Question({ token, step: { question, dueAt }, onAnswered, onRefused }: QuestionProps) {
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<{ words: string; isRefused?: boolean }>();
  const { isBusy, run } = useSingleFlight(async (answer: 'yes' | 'no') => {
    if (!question) return;
    setProblem(undefined);
    setDone(undefined);
    const { step } = question;
    const reply = await api.post('/tracking/{token}/answer', {
      path: { token },
      body: { step, answer },
      once: `answer:${step}:${dueAt}:${answer}`,
    });
    if (!reply.ok) {
      const words = actSentence(reply);
      if (reply.kind !== 'refused') return setProblem(words);
      setDone({ words, isRefused: true });
      return onRefused();
    }
    setDone({ words: t('tracking.answered') });
    onAnswered(reply.entity);
  });
  if (!question && !done) return null;
  return (
    <>
      <Told done={done} />
      {problem && <Alert tone="error">{problem}</Alert>}
      {question && (
        <>
          <NeedsScript />
          <div className={styles.answers} data-script>
            {question.canSayYes && (
              <Button busy={isBusy} onClick={() => run('yes')}>
                {t('tracking.answerYes')}
              </Button>
            )}
            <Button variant="secondary" busy={isBusy} onClick={() => run('no')}>
              {t(question.canSayYes ? 'tracking.answerNo' : 'tracking.answerNotYet')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
