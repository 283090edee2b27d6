import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiFailure, ApiResult } from '../../../shared/client/envelope.ts';
import { formatGnf } from '../../../shared/format/money.ts';
import { type DeclineReason, declineReasons } from '../../../shared/quotes/decline.ts';
import type { TrackedQuote } from '../../../shared/quotes/views.ts';
import type { TrackingView } from '../../../shared/tracking/views.ts';
import { api } from '../../api.ts';
import { failureSentence } from '../../failureSentence.ts';
import { t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useSingleFlight } from '../../useSingleFlight.ts';
import { useCodeStep } from '../CodeStep.tsx';

/** The words that say what was done, and the request as it is then; without, where the page has read that already. */
export type Finish = (words: string, tracked?: TrackingView) => void;

interface QuestionProps {
  token: string;
  quote: TrackedQuote;
  onDone: Finish;
  /** `isRefused`: the act failed, perhaps because the quote is no longer what the page shows. */
  onClose: (isRefused: boolean) => void;
}

export function AcceptQuestion({ token, quote, onDone, onClose }: QuestionProps) {
  const { id, enterprise, total, status } = quote;
  const path = { token, id };
  const words = t('compare.accepted', { enterprise });
  const act = useAct({ token, onDone }, { words, isDone: status === 'Accepted' }, () =>
    api.post('/tracking/{token}/quotes/{id}/accept', { path, once: `accept:${id}` }),
  );
  const close = () => onClose(act.failure !== undefined);
  return (
    <>
      <Modal
        open
        title={t('compare.acceptTitle', { enterprise, total: formatGnf(total) })}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {t('common.close')}
            </Button>
            {!act.isOver && (
              <Button busy={act.isBusy} onClick={act.run}>
                {t(act.isBusy ? 'compare.accepting' : 'compare.acceptYes')}
              </Button>
            )}
          </>
        }
      >
        {act.failure && <Alert tone="error">{failureSentence(act.failure)}</Alert>}
        {!act.isOver && <p>{t('compare.acceptText')}</p>}
      </Modal>
      {act.step}
    </>
  );
}

export function DeclineQuestion({ token, quote, onDone, onClose }: QuestionProps) {
  const { id, enterprise, status } = quote;
  const [reason, setReason] = useState<DeclineReason>();
  const [isMissing, setIsMissing] = useState(false);
  const words = t('compare.declined', { enterprise });
  const act = useAct({ token, onDone }, { words, isDone: status === 'Declined' }, async () =>
    api.post('/tracking/{token}/quotes/{id}/decline', {
      path: { token, id },
      body: { reason: reason ?? 'other' },
      once: `decline:${id}`,
    }),
  );
  const close = () => onClose(act.failure !== undefined);
  const decline = () => (reason ? act.run() : setIsMissing(true));
  return (
    <>
      <Modal
        open
        title={t('compare.declineTitle', { enterprise })}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {t('common.close')}
            </Button>
            {!act.isOver && (
              <Button variant="danger" busy={act.isBusy} onClick={decline}>
                {t(act.isBusy ? 'compare.accepting' : 'compare.declineYes')}
              </Button>
            )}
          </>
        }
      >
        {act.failure && <Alert tone="error">{failureSentence(act.failure)}</Alert>}
        {!act.isOver && (
          <>
            <p>{t('compare.declineText')}</p>
            <ChoiceGroup
              type="radio"
              name="reason"
              legend={t('compare.declineReason')}
              error={isMissing && !reason ? t('quotes.declineReasonRequired') : undefined}
              options={declineReasons.map((value) => ({ value, label: t(`quotes.decline.${value}`) }))}
              value={reason ? [reason] : []}
              onChange={([chosen]) => setReason(declineReasons.find((one) => one === chosen))}
            />
          </>
        )}
      </Modal>
      {act.step}
    </>
  );
}

interface Told {
  /** Say what was done. */
  words: string;
  /** The quote is what the act makes of it: after a lost reply the page has read so. */
  isDone: boolean;
}

/**
 * One act of the client: carried out once, after the code where it is asked for; what it failed at is said. `isOver`:
 * the quote is no longer what the page shows, and the same once more would be refused again.
 */
function useAct(
  { token, onDone }: Pick<QuestionProps, 'token' | 'onDone'>,
  { words, isDone }: Told,
  call: () => Promise<ApiResult<TrackingView>>,
) {
  const [failure, setFailure] = useState<ApiFailure>();
  const { step, goesOn } = useCodeStep(token);
  const attempt = async (): Promise<void> => {
    const answer = await call();
    setFailure(undefined);
    if (goesOn(answer, () => flight.run())) return;
    if (answer.ok) onDone(words, answer.entity);
    else setFailure(answer);
  };
  const flight = useSingleFlight(attempt);
  const isFound = isDone && !flight.isBusy;
  const tell = useEffectEvent(() => onDone(words));
  useEffect(() => {
    if (isFound) tell();
  }, [isFound]);
  return { ...flight, failure, isOver: failure?.kind === 'refused' || failure?.kind === 'notFound', step };
}
