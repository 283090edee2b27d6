import { Chip, type ChipProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { TicketState } from '../../shared/support/status.ts';

const colours: Record<TicketState, ChipProps['color']> = { Open: 'warning', Answered: 'success', Closed: 'default' };

export function TicketStateChip({ state }: { state: TicketState }) {
  const translate = useTranslate();
  return <Chip size="small" variant="outlined" color={colours[state]} label={translate(`support.state.${state}`)} />;
}
