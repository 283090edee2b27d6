import { Chip, type ChipProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { QuoteState } from '../../shared/quotes/status.ts';

const colours: Record<QuoteState, ChipProps['color']> = {
  Draft: 'default',
  Sent: 'info',
  Accepted: 'success',
  Declined: 'error',
  Expired: 'warning',
  Superseded: 'default',
  Withdrawn: 'default',
};

export function QuoteStateChip({ state }: { state: QuoteState }) {
  const translate = useTranslate();
  return <Chip size="small" variant="outlined" color={colours[state]} label={translate(`quotes.state.${state}`)} />;
}
