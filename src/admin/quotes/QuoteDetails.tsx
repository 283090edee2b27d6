import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate, formatDateTime } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { formatQuantity } from '../../shared/quotes/formatQuantity.ts';
import type { QuoteDetails } from '../../shared/quotes/views.ts';
import { DocumentList } from '../files/Documents.tsx';
import { LARGE_TEXT } from '../layout/theme.ts';
import { EditScreen } from '../ui/EditScreen.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ProjectReference } from '../ui/ProjectReference.tsx';
import { Facts, Section } from '../ui/Section.tsx';
import { QuoteStateChip } from './QuoteStateChip.tsx';
import '../texts/leads.ts';
import '../texts/quotes.ts';

/** One quote, to read: its lines, its conditions, and the proof of what was sent and accepted. */
export function QuoteScreen() {
  return (
    <EditScreen<QuoteDetails> list="/quotes" back="jobAdmin.back" failed="jobAdmin.quoteFailed">
      {(quote) => <QuotePage quote={quote} />}
    </EditScreen>
  );
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' };

function QuotePage({ quote }: { quote: QuoteDetails }) {
  const translate = useTranslate();
  const { number, version, status, total, files } = quote;
  return (
    <>
      <PageHeading
        title={number ? translate('jobAdmin.version', { number, version }) : translate('jobAdmin.draft')}
        intro={quote.enterpriseName}
      />
      <Stack direction="row" sx={{ gap: 1.5, mb: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <QuoteStateChip state={status} />
        <Typography sx={{ fontWeight: 600 }}>{formatGnf(total)}</Typography>
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, alignItems: 'start' }}>
        <Stack sx={{ gap: 2 }}>
          <Section title={translate('jobAdmin.lines')}>
            <Lines quote={quote} />
            {files.length > 0 ? <DocumentList files={files} /> : null}
          </Section>
          <Conditions quote={quote} />
        </Stack>
        <Proof quote={quote} />
      </Box>
    </>
  );
}

function Lines({ quote: { lines, isPaper } }: { quote: QuoteDetails }) {
  const translate = useTranslate();
  if (isPaper) return <Typography>{translate('jobAdmin.paper')}</Typography>;
  return (
    <Box component="ul" sx={{ p: 0, m: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}>
      {lines.map((line) => (
        <Box
          component="li"
          key={`${line.label} ${line.unit} ${line.total}`}
          sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', [LARGE_TEXT]: { flexWrap: 'wrap' } }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{line.label}</Typography>
            <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {translate('jobAdmin.line', {
                quantity: formatQuantity(line.quantity),
                unit: line.unit,
                price: formatGnf(line.unitPrice),
              })}
            </Typography>
          </Box>
          <Typography sx={{ whiteSpace: 'nowrap' }}>{formatGnf(line.total)}</Typography>
        </Box>
      ))}
    </Box>
  );
}

function Conditions({ quote }: { quote: QuoteDetails }) {
  const translate = useTranslate();
  const { vat, netTotal, vatTotal, total, depositPercent, deposit, durationDays } = quote;
  return (
    <Section title={translate('jobAdmin.facts')}>
      <Facts
        facts={[
          { label: translate('jobAdmin.net'), value: formatGnf(netTotal) },
          {
            label: translate('jobAdmin.vat'),
            value: vat === 'none' ? translate('jobAdmin.noVat') : formatGnf(vatTotal),
          },
          { label: translate('jobAdmin.total'), value: formatGnf(total) },
          {
            label: translate('jobAdmin.deposit'),
            value:
              depositPercent !== null && deposit !== null
                ? translate('jobAdmin.depositOf', { percent: depositPercent, amount: formatGnf(deposit) })
                : null,
          },
          { label: translate('jobAdmin.validUntil'), value: formatDate(quote.validUntil) },
          { label: translate('jobAdmin.startsOn'), value: formatDate(quote.startsOn) },
          { label: translate('jobAdmin.duration'), value: translate('jobAdmin.days', { smart_count: durationDays }) },
          { label: translate('jobAdmin.notes'), value: quote.notes },
        ]}
      />
    </Section>
  );
}

function Proof({ quote }: { quote: QuoteDetails }) {
  const translate = useTranslate();
  const { sentAt, decidedAt, declineReason, acceptedBy, contentHash } = quote;
  return (
    <Section title={translate('jobAdmin.proof')}>
      <Facts
        isNarrow
        facts={[
          {
            label: translate('jobAdmin.reference'),
            value: <ProjectReference projectId={quote.projectId} reference={quote.reference} mayOpen={quote.mayOpen} />,
          },
          ...(sentAt ? [{ label: translate('jobAdmin.sentAt'), value: formatDateTime(sentAt) }] : []),
          ...(decidedAt ? [{ label: translate('jobAdmin.decidedAt'), value: formatDateTime(decidedAt) }] : []),
          ...(declineReason
            ? [{ label: translate('jobAdmin.declineReason'), value: translate(`leads.loss.${declineReason}`) }]
            : []),
          ...(acceptedBy
            ? [{ label: translate('jobAdmin.acceptedBy'), value: translate(`jobAdmin.acceptedBy.${acceptedBy}`) }]
            : []),
          ...(contentHash ? [{ label: translate('jobAdmin.hash'), value: contentHash }] : []),
        ]}
      />
    </Section>
  );
}
