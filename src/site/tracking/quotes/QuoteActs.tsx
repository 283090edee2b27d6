import { useState } from 'react';
import type { TrackedQuote } from '../../../shared/quotes/views.ts';
import { t } from '../../texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { Finish } from './QuoteQuestions.tsx';

type Questions = typeof import('./QuoteQuestions.tsx');

interface QuoteActsProps {
  token: string;
  quote: TrackedQuote;
  onDone: Finish;
}

/** Choosing and declining, each with one question and, on a new device, the code; their code comes with the press. */
export function QuoteActs({ token, quote, onDone }: QuoteActsProps) {
  const [question, setQuestion] = useState<'accept' | 'decline'>();
  const [questions, setQuestions] = useState<Questions>();
  const [isUnloaded, setUnloaded] = useState(false);
  const { enterprise } = quote;
  const ask = async (wanted: typeof question) => {
    setQuestion(wanted);
    try {
      setQuestions(await import('./QuoteQuestions.tsx'));
      setUnloaded(false);
    } catch {
      setUnloaded(true);
    }
  };
  const dialog = { token, quote, onDone, onClose: () => setQuestion(undefined) };
  return (
    <>
      <noscript>{t('compare.needsScript')}</noscript>
      <div data-script>
        <Button aria-label={t('compare.acceptOf', { enterprise })} onClick={() => void ask('accept')}>
          {t('compare.accept')}
        </Button>
      </div>
      <div data-script>
        <Button
          variant="secondary"
          aria-label={t('compare.declineOf', { enterprise })}
          onClick={() => void ask('decline')}
        >
          {t('compare.decline')}
        </Button>
      </div>
      {isUnloaded && <p role="alert">{t('tracking.actsOffline')}</p>}
      {questions && question === 'accept' && <questions.AcceptQuestion {...dialog} />}
      {questions && question === 'decline' && <questions.DeclineQuestion {...dialog} />}
    </>
  );
}
