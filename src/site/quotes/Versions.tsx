import { useState } from 'react';
import { saveBlob } from '../../shared/client/saveBlob.ts';
import { formatLongDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { declineReasons } from '../../shared/quotes/decline.ts';
import { quoteMachine } from '../../shared/quotes/status.ts';
import type { QuoteView } from '../../shared/quotes/views.ts';
import { canMove } from '../../shared/states/machine.ts';
import { api } from '../api.ts';
import { failureSentence } from '../failureSentence.ts';
import { t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Modal } from '../ui/Modal.tsx';
import { toastError } from '../ui/toast.tsx';
import { useSingleFlight } from '../useSingleFlight.ts';
import styles from './Quotes.module.css';

interface VersionsProps {
  quotes: QuoteView[];
  onChanged: (changed: QuoteView) => void;
}

/** What was sent for this lead and what became of it, the latest first. */
export function Versions({ quotes, onChanged }: VersionsProps) {
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{t('quote.versions')}</h2>
      <ul className={styles.versions}>
        {quotes.map((quote) => (
          <li key={quote.id}>
            <Version quote={quote} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Version({ quote, onChanged }: { quote: QuoteView; onChanged: VersionsProps['onChanged'] }) {
  const { number, version, status, total, sentAt, declineReason } = quote;
  const name = t('quote.versionOf', { number: number ?? '', version });
  const reason = declineReasons.find((one) => one === declineReason);
  return (
    <Card className={styles.version}>
      <h3>{name}</h3>
      <p>
        <strong>{formatGnf(total)}</strong> · {t(`quotes.state.${status}`)}
      </p>
      {sentAt && <p className={styles.soft}>{t('quote.sentOn', { date: formatLongDate(sentAt) })}</p>}
      {status === 'Declined' && reason && <p>{t('quote.declined', { reason: t(`quotes.decline.${reason}`) })}</p>}
      <div className={styles.buttons}>
        <PdfButton quote={quote} name={name} />
        {canMove(quoteMachine, 'withdraw', status) && <Withdraw id={quote.id} onChanged={onChanged} />}
      </div>
    </Card>
  );
}

function PdfButton({ quote: { id, number }, name }: { quote: QuoteView; name: string }) {
  const { isBusy, run } = useSingleFlight(async () => {
    const answer = await api.download('/quotes/{id}/pdf', { path: { id } });
    if (!answer.ok) return void toastError(t('quote.pdfFailed'));
    saveBlob(new Blob([answer.entity], { type: 'application/pdf' }), `${number}.pdf`);
  });
  return (
    <Button variant="secondary" busy={isBusy} aria-label={t('quote.pdfOf', { name })} onClick={run}>
      {t('quote.pdf')}
    </Button>
  );
}

function Withdraw({ id, onChanged }: { id: string; onChanged: VersionsProps['onChanged'] }) {
  const [isAsked, setIsAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useSingleFlight(async () => {
    const answer = await api.post('/quotes/{id}/withdraw', { path: { id }, once: `withdraw:${id}` });
    if (!answer.ok) return setProblem(failureSentence(answer));
    setIsAsked(false);
    onChanged(answer.entity);
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        {t('quote.withdraw')}
      </Button>
      <Modal
        open={isAsked}
        title={t('quote.withdrawTitle')}
        onClose={() => setIsAsked(false)}
        actions={
          <Button variant="danger" busy={isBusy} onClick={run}>
            {t(isBusy ? 'quote.withdrawing' : 'quote.withdrawYes')}
          </Button>
        }
      >
        {problem && <Alert tone="error">{problem}</Alert>}
        <p>{t('quote.withdrawText')}</p>
      </Modal>
    </>
  );
}
