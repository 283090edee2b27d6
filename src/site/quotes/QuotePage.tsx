import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { deviceDraft } from '../../shared/client/deviceDraft.ts';
import { fileTexts } from '../../shared/files/texts.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { type LeadStage, leadMachine, seesClient } from '../../shared/leads/status.ts';
import { leadTexts } from '../../shared/leads/texts.ts';
import { editorTexts } from '../../shared/quotes/editorTexts.ts';
import { quoteFieldTexts } from '../../shared/quotes/fieldTexts.ts';
import { MAX_VERSIONS, quoteMachine } from '../../shared/quotes/status.ts';
import { quoteTexts } from '../../shared/quotes/texts.ts';
import type { QuoteView } from '../../shared/quotes/views.ts';
import { canMove } from '../../shared/states/machine.ts';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { useLead } from '../projects/lead/useLead.ts';
import { registerTexts, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { useQuery } from '../useQuery.ts';
import { QuoteForm } from './QuoteForm.tsx';
import styles from './Quotes.module.css';
import { anotherOf, emptyQuote, type QuoteValues, valuesOf } from './quoteForm.ts';
import { Versions } from './Versions.tsx';

registerTexts(editorTexts);
registerTexts(quoteFieldTexts);
registerTexts(quoteTexts);
registerTexts(fileTexts);
registerTexts(leadTexts);

/** The quotes of one lead of a contractor, and the one that is being written (design §10). */
export function QuotePage() {
  const { id = '' } = useParams();
  return <Quotes key={id} leadId={id} />;
}

function Quotes({ leadId }: { leadId: string }) {
  const quotes = useQuery(`quotes ${leadId}`, () => api.get('/leads/{id}/quotes', { path: { id: leadId } }));
  const lead = useLead(leadId);
  const failure = quotes.failure ?? lead.failure;
  const isLoading = quotes.isLoading || lead.isLoading;
  const reload = () => {
    quotes.reload();
    lead.reload();
  };
  const isLoaded = quotes.entity && lead.entity;
  return (
    <div className={styles.page}>
      <div>
        <ButtonLink variant="secondary" to={paths.lead(leadId)}>
          <Icon name="arrow-left" />
          {t('quote.back')}
        </ButtonLink>
      </div>
      <h1>{t('quote.title')}</h1>
      {failure?.kind === 'notFound' || failure?.kind === 'invalid' ? (
        <EmptyState title={t('quote.gone')} />
      ) : (
        failure && <LoadFailure title={t('quote.loadFailed')} failure={failure} isBusy={isLoading} onRetry={reload} />
      )}
      {!isLoaded && isLoading && <Skeleton lines={8} />}
      {quotes.entity && lead.entity && (
        <Loaded leadId={leadId} stage={lead.entity.stage} quotes={quotes.entity} onChanged={quotes.replace} />
      )}
    </div>
  );
}

interface LoadedProps {
  leadId: string;
  stage: LeadStage;
  quotes: QuoteView[];
  onChanged: (quotes: QuoteView[]) => void;
}

function Loaded({ leadId, stage, quotes, onChanged }: LoadedProps) {
  const draft = draftOf(quotes);
  const last = quotes.find((quote) => quote !== draft);
  const [onDevice] = useState(() => deviceDraft<QuoteValues>(`quote:${leadId}`));
  const kept = onDevice.read();
  const [isWriting, setIsWriting] = useState(draft !== undefined || kept !== undefined || !last);
  const [first] = useState(
    () => kept ?? (draft && valuesOf(draft)) ?? (last ? anotherOf(last, new Date()) : emptyQuote(new Date())),
  );
  const told = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<string>();
  // Not before the dialog is gone: nothing outside of it takes the focus until then.
  useEffect(() => {
    if (done) told.current?.focus();
  }, [done]);
  const refresh = async () => {
    const answer = await api.get('/leads/{id}/quotes', { path: { id: leadId } });
    if (!answer.ok) return undefined;
    onChanged(answer.entity);
    return draftOf(answer.entity);
  };
  const put = (changed: QuoteView) => onChanged([changed, ...quotes.filter(({ id }) => id !== changed.id)]);
  const mayQuote = canMove(leadMachine, 'quote', stage);
  const isFull = draft === undefined && last !== undefined && last.version >= MAX_VERSIONS;
  const mayWrite = mayQuote && !isFull;
  return (
    <>
      <div ref={told} tabIndex={-1} role="status" className={styles.told}>
        {done && <Alert tone="success">{done}</Alert>}
      </div>
      {!seesClient(stage) && <Alert tone="info">{t('quote.closed', { stage: t(`leads.stage.${stage}`) })}</Alert>}
      {mayQuote && isFull && <Alert tone="info">{t('quotes.tooManyVersions')}</Alert>}
      {last && (
        <Versions
          quotes={quotes.filter((quote) => quote !== draft)}
          onChanged={(changed) => {
            onChanged(quotes.map((one) => (one.id === changed.id ? changed : one)));
            setDone(t('quote.withdrawn', { number: changed.number ?? '' }));
          }}
        />
      )}
      {isWriting && mayWrite && (
        <QuoteForm
          leadId={leadId}
          onDevice={onDevice}
          draft={draft}
          values={first}
          refresh={refresh}
          onSaved={put}
          onSent={(sent) => {
            onChanged([
              sent,
              ...quotes
                .filter(({ id }) => id !== sent.id)
                .map((one): QuoteView => (one.status === 'Sent' ? { ...one, status: 'Superseded' } : one)),
            ]);
            setIsWriting(false);
            setDone(t('quote.sent', { number: sent.number ?? '', total: formatGnf(sent.total) }));
          }}
        />
      )}
      {!isWriting && mayWrite && (
        <div>
          <Button
            onClick={() => {
              setDone(undefined);
              setIsWriting(true);
            }}
          >
            {t(last?.status === 'Sent' ? 'quote.correct' : 'quote.another')}
          </Button>
        </div>
      )}
    </>
  );
}

const draftOf = (quotes: readonly QuoteView[]) => quotes.find(({ status }) => canMove(quoteMachine, 'edit', status));
