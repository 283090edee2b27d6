import { Box, Chip, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import type { PaymentFile } from '../../shared/payments/historyViews.ts';
import { Section } from '../ui/Section.tsx';

type Event = PaymentFile['events'][number];

/** Every notice and every answer of the provider, in order, as it came. */
export function PaymentEvents({ events }: { events: Event[] }) {
  const translate = useTranslate();
  return (
    <Section title={translate('paymentHistory.eventsSection')}>
      {events.length === 0 ? (
        <Typography color="textSecondary">{translate('paymentHistory.noEvents')}</Typography>
      ) : (
        <Box component="ol" sx={{ p: 0, m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </Box>
      )}
    </Section>
  );
}

const message = {
  m: 0,
  mt: 1,
  p: 1.5,
  maxHeight: '20rem',
  overflow: 'auto',
  fontSize: '0.8125rem',
  bgcolor: 'background.default',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

function EventRow({ event }: { event: Event }) {
  const translate = useTranslate();
  const { kind, isTrusted, amount, outcome, receivedAt, payload } = event;
  // Notices are named as each provider names them.
  const title = translate(`paymentHistory.event.${kind}`, {
    _: translate('paymentHistory.eventNotice', { kind: kind.replace(/^notice\./, '') }),
  });
  const meta = {
    date: formatDateTime(receivedAt),
    outcome: translate(`paymentHistory.outcome.${outcome}`, { _: outcome }),
  };
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Chip
          size="small"
          variant="outlined"
          color={isTrusted ? 'success' : 'default'}
          label={translate(isTrusted ? 'paymentHistory.eventTrusted' : 'paymentHistory.eventUntrusted')}
        />
        {amount === null ? null : (
          <Typography>{translate('paymentHistory.eventAmount', { amount: formatGnf(amount) })}</Typography>
        )}
      </Stack>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {translate('paymentHistory.eventMeta', meta)}
      </Typography>
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', py: 1.25, color: 'primary.main' }}>
          {translate('paymentHistory.eventPayload')}
        </Box>
        <Box
          component="pre"
          tabIndex={0}
          aria-label={translate('paymentHistory.eventPayload')}
          role="region"
          sx={message}
        >
          {JSON.stringify(payload, null, 2)}
        </Box>
      </Box>
    </Box>
  );
}
