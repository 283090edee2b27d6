import { Chip, type ChipProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DocumentState, VerificationState } from '../../shared/verifications/status.ts';

const colours: Record<VerificationState | DocumentState, ChipProps['color']> = {
  Pending: 'warning',
  Recommended: 'info',
  Approved: 'success',
  Incomplete: 'error',
  ToCheck: 'warning',
  Accepted: 'success',
  Refused: 'error',
  Expired: 'error',
};

/** The state of a request or of a document. */
export function StateChip({ state }: { state: VerificationState | DocumentState }) {
  const translate = useTranslate();
  return (
    <Chip size="small" variant="outlined" color={colours[state]} label={translate(`verifications.state.${state}`)} />
  );
}

export function SoonChip() {
  const translate = useTranslate();
  return <Chip size="small" color="warning" variant="outlined" label={translate('verification.expiresSoon')} />;
}
