import { type ReactNode, useId, useState } from 'react';
import { apiUrl } from '../../../shared/client/apiUrl.ts';
import { formatLongDate } from '../../../shared/format/dates.ts';
import { formatGnf } from '../../../shared/format/money.ts';
import { comparisonTexts } from '../../../shared/quotes/comparisonTexts.ts';
import { formatQuantity } from '../../../shared/quotes/formatQuantity.ts';
import { quoteTexts } from '../../../shared/quotes/texts.ts';
import type { TrackedQuote } from '../../../shared/quotes/views.ts';
import type { TrackingView } from '../../../shared/tracking/views.ts';
import { registerTexts, t } from '../../texts.ts';
import { Told } from '../Told.tsx';
import styles from './Comparison.module.css';
import { matchLines } from './matchLines.ts';
import { QuoteActs } from './QuoteActs.tsx';
import type { Finish } from './QuoteQuestions.tsx';

registerTexts(comparisonTexts);
registerTexts(quoteTexts);

/** Name, number, state and acts around the nine rows that each quote has; `Comparison.module.css` lays them out. */
const ROWS = 13;

interface ComparisonProps {
  token: string;
  tracked: TrackingView;
  /** After the client chose or declined: the request as it stands then. */
  onChanged: (tracked: TrackingView) => void;
  /** Reads the request anew. */
  onRefresh: () => void;
}

/**
 * The quotes that were sent, each with the same rows, beside each other where there is room and else one under the
 * other; read without script, chosen and declined with it (design §10).
 */
export function Comparison({ token, tracked: { quotes, status }, onChanged, onRefresh }: ComparisonProps) {
  const [done, setDone] = useState<{ words: string; status: TrackingView['status'] }>();
  const finish: Finish = (words, after) => {
    setDone({ words, status: after?.status ?? status });
    if (after) onChanged(after);
  };
  if (quotes.length === 0) return null;
  const { shared, others } = matchLines(quotes);
  const hasOthers = others.some((lines) => lines.length > 0);
  return (
    <section aria-labelledby="quotes" data-rest>
      <h2 id="quotes">{t('compare.title')}</h2>
      {/* Once the request is another step on, what was said of the choice is over: the closing code is gone, say. */}
      <Told done={done?.status === status ? done : undefined} />
      {quotes.some(({ status }) => status === 'Sent') && <p className={styles.intro}>{t('compare.intro')}</p>}
      <ul className={styles.quotes} style={{ '--rows': shared.length + ROWS + (hasOthers ? 1 : 0) } as never}>
        {quotes.map((quote, index) => (
          <Quote
            key={quote.id}
            quote={quote}
            token={token}
            shared={shared.map(({ label, lines }) => ({ label, lines: lines[index] ?? [] }))}
            others={hasOthers ? (others[index] ?? []) : null}
            onDone={finish}
            onRefresh={onRefresh}
          />
        ))}
      </ul>
    </section>
  );
}

type Line = TrackedQuote['lines'][number];

interface QuoteProps {
  quote: TrackedQuote;
  token: string;
  shared: { label: string; lines: Line[] }[];
  /** Null where no quote has any, so that each has the same rows. */
  others: Line[] | null;
  onDone: Finish;
  onRefresh: () => void;
}

function Quote({ quote, token, shared, others, onDone, onRefresh }: QuoteProps) {
  const titleId = useId();
  const { enterprise, number, version, status, notes } = quote;
  const name = { number: number ?? '', version };
  return (
    <li className={styles.quote} data-state={status} aria-labelledby={titleId}>
      <h3 id={titleId}>{enterprise}</h3>
      <p className={styles.soft}>{t(version > 1 ? 'compare.version' : 'compare.number', name)}</p>
      <p className={styles.state}>{status === 'Sent' ? '' : t(`quotes.state.${status}`)}</p>
      <dl className={styles.rows}>
        <Row name={t('compare.total')} isMain>
          {formatGnf(quote.total)}
        </Row>
        <Row name={t('compare.net')}>{formatGnf(quote.netTotal)}</Row>
        <Row name={t('compare.vat')}>{quote.vat === 'none' ? t('compare.noVat') : formatGnf(quote.vatTotal)}</Row>
        <Row name={t('compare.deposit')}>
          <Deposit quote={quote} />
        </Row>
        <Row name={t('compare.startsOn')}>{formatLongDate(quote.startsOn)}</Row>
        <Row name={t('compare.duration')}>{t('compare.durationText', { smart_count: quote.durationDays })}</Row>
        <Row name={t('compare.validUntil')}>{formatLongDate(quote.validUntil)}</Row>
        <Row name={t('compare.notes')}>{notes ?? t('compare.noNotes')}</Row>
        {shared.map(({ label, lines }) => (
          <Row key={label} name={label}>
            {lines.length === 0 ? t('compare.missing') : lines.map(measureOf).join('\n')}
          </Row>
        ))}
        {others && (
          <Row name={t(shared.length > 0 ? 'compare.otherLines' : 'compare.lines')}>
            {others.length === 0
              ? t('compare.noOtherLines')
              : others.map((line) => `${line.label}\n${measureOf(line)}`).join('\n\n')}
          </Row>
        )}
        <Row name={t('compare.document')}>
          <Documents quote={quote} token={token} />
        </Row>
      </dl>
      <div className={styles.acts}>
        <QuoteActs token={token} quote={quote} onDone={onDone} onRefresh={onRefresh} />
      </div>
    </li>
  );
}

function Row({ name, isMain = false, children }: { name: string; isMain?: boolean; children: ReactNode }) {
  return (
    <div className={isMain ? styles.main : styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Deposit({ quote: { deposit, depositPercent, isDepositHigh } }: { quote: TrackedQuote }) {
  if (!deposit || !depositPercent) return t('compare.noDeposit');
  return (
    <>
      {t('compare.depositText', { amount: formatGnf(deposit), percent: depositPercent })}
      {isDepositHigh && <p className={styles.warning}>{t('compare.depositHigh')}</p>}
    </>
  );
}

function Documents({ quote: { id, enterprise, files }, token }: { quote: TrackedQuote; token: string }) {
  const open = { target: '_blank', rel: 'noopener noreferrer', className: styles.document };
  return (
    <>
      <a {...open} href={apiUrl(`/tracking/${token}/quotes/${id}/pdf`)} aria-label={t('compare.pdfOf', { enterprise })}>
        {t('compare.pdf')}
      </a>
      {files.map((file) => (
        <a
          key={file.id}
          {...open}
          href={apiUrl(`/tracking/${token}/files/${file.id}`)}
          aria-label={t('compare.photoOf', { enterprise })}
        >
          {t('compare.photo')}
        </a>
      ))}
    </>
  );
}

const measureOf = ({ quantity, unit, unitPrice, total }: Line): string =>
  t('compare.line', {
    quantity: formatQuantity(quantity),
    unit,
    price: formatGnf(unitPrice),
    total: formatGnf(total),
  });
