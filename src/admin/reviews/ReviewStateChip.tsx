import { Chip, type ChipProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReviewState } from '../../shared/reviews/status.ts';

const colours: Record<ReviewState, ChipProps['color']> = { Pending: 'warning', Published: 'success', Refused: 'error' };

export function ReviewStateChip({ state }: { state: ReviewState }) {
  const translate = useTranslate();
  return <Chip size="small" variant="outlined" color={colours[state]} label={translate(`reviews.state.${state}`)} />;
}
