import { useState } from 'react';
import { isSettled } from '../../shared/client/api.ts';
import type { ApiFailure } from '../../shared/client/envelope.ts';
import { formatLongDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { formatQuantity } from '../../shared/quotes/formatQuantity.ts';
import type { QuoteView } from '../../shared/quotes/views.ts';
import { api } from '../api.ts';
import { failureSentence } from '../failureSentence.ts';
import { t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { useSingleFlight } from '../useSingleFlight.ts';
import styles from './Quotes.module.css';

interface SendQuestionProps {
  quote: QuoteView;
  onSent: (sent: QuoteView) => void;
  onRefused: (failure: ApiFailure) => Promise<void>;
  onClose: () => void;
}

/** The quote as the server counted it, and the one question before it goes; asked on until the server has decided. */
export function SendQuestion({ quote, onSent, onRefused, onClose }: SendQuestionProps) {
  const { id, updatedAt, lines, isPaper, vat, netTotal, vatTotal, total, deposit, notes } = quote;
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useSingleFlight(async () => {
    const answer = await api.post('/quotes/{id}/send', { path: { id }, body: { updatedAt }, once: `send:${id}` });
    if (answer.ok) onSent(answer.entity);
    else if (isSettled(answer)) await onRefused(answer);
    else setProblem(failureSentence(answer));
  });
  const terms = {
    start: formatLongDate(quote.startsOn),
    end: formatLongDate(quote.validUntil),
    days: t('quote.days', { smart_count: quote.durationDays }),
  };
  return (
    <Modal
      open
      title={t('quote.sendTitle', { total: formatGnf(total) })}
      onClose={onClose}
      actions={
        <Button busy={isBusy} onClick={run}>
          {t(isBusy ? 'quote.sending' : 'quote.send')}
        </Button>
      }
    >
      <div className={styles.preview}>
        {problem && <Alert tone="error">{problem}</Alert>}
        {isPaper ? (
          <p>{t('quote.withPhoto')}</p>
        ) : (
          <ul className={styles.previewLines}>
            {[...lines.entries()].map(([position, { label, quantity, unit, total: lineTotal }]) => (
              <li key={position}>
                <span>
                  {label} · {formatQuantity(quantity)} {unit}
                </span>
                <span>{formatGnf(lineTotal)}</span>
              </li>
            ))}
          </ul>
        )}
        {vat === 'standard' && (
          <p>
            {t('quote.net')} : {formatGnf(netTotal)} · {t('quote.vat.standard')} : {formatGnf(vatTotal)}
          </p>
        )}
        {deposit !== null && (
          <p>
            {t('quote.depositAmount')} : {formatGnf(deposit)}
          </p>
        )}
        <p>{t('quote.terms', terms)}</p>
        {notes && <p className={styles.notes}>{notes}</p>}
        <p>{t('quote.sendText')}</p>
      </div>
    </Modal>
  );
}
