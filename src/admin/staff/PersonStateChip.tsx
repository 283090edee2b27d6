import { Chip, type ChipProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PersonState } from '../../shared/staff/rules.ts';

const colours: Record<PersonState, ChipProps['color']> = {
  Active: 'success',
  Invited: 'info',
  Deactivated: 'default',
};

export function PersonStateChip({ state }: { state: PersonState }) {
  const translate = useTranslate();
  return <Chip size="small" variant="outlined" color={colours[state]} label={translate(`staff.state.${state}`)} />;
}
