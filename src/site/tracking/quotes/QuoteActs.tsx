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
  onRefresh: () => void;
}

/**
 * Choosing and declining, each with one question and, on a new device, the code; their code comes with the press. What
 * is asked stays until it is answered, whatever the page reads meanwhile: whoever fetches the code from an SMS comes
 * back to a page that is read anew.
 */
export function QuoteActs({ token, quote, onDone, onRefresh }: QuoteActsProps) {
  const [question, setQuestion] = useState<'accept' | 'decline'>();
  const [questions, setQuestions] = useState<Questions>();
  const [isUnloaded, setUnloaded] = useState(false);
  const { enterprise, status } = quote;
  const ask = async (wanted: typeof question) => {
    setQuestion(wanted);
    try {
      setQuestions(await import('./QuoteQuestions.tsx'));
      setUnloaded(false);
    } catch {
      setUnloaded(true);
    }
  };
  const close = (isRefused: boolean) => {
    setQuestion(undefined);
    if (isRefused) onRefresh();
  };
  const finish: Finish = (words, after) => {
    setQuestion(undefined);
    onDone(words, after);
  };
  const dialog = { token, quote, onDone: finish, onClose: close };
  return (
    <>
      {status === 'Sent' && <Choices enterprise={enterprise} onAsk={(wanted) => void ask(wanted)} />}
      {isUnloaded && <p role="alert">{t('tracking.actsOffline')}</p>}
      {questions && question === 'accept' && <questions.AcceptQuestion {...dialog} />}
      {questions && question === 'decline' && <questions.DeclineQuestion {...dialog} />}
    </>
  );
}

interface ChoicesProps {
  enterprise: string;
  onAsk: (question: 'accept' | 'decline') => void;
}

function Choices({ enterprise, onAsk }: ChoicesProps) {
  return (
    <>
      <noscript>{t('compare.needsScript')}</noscript>
      <div data-script>
        <Button aria-label={t('compare.acceptOf', { enterprise })} onClick={() => onAsk('accept')}>
          {t('compare.accept')}
        </Button>
      </div>
      <div data-script>
        <Button
          variant="secondary"
          aria-label={t('compare.declineOf', { enterprise })}
          onClick={() => onAsk('decline')}
        >
          {t('compare.decline')}
        </Button>
      </div>
    </>
  );
}
