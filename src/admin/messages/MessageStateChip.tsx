import { Chip, type ChipProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MessageState } from '../../shared/messages/status.ts';

const colours: Record<MessageState, ChipProps['color']> = {
  Queued: 'default',
  Sending: 'info',
  Sent: 'success',
  Delivered: 'success',
  Failed: 'error',
  Uncertain: 'warning',
};

/** How a message stands, in words and colour. */
export function MessageStateChip({ state }: { state: MessageState }) {
  const translate = useTranslate();
  return <Chip size="small" variant="outlined" color={colours[state]} label={translate(`messages.state.${state}`)} />;
}
