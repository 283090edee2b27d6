import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  facts: readonly { label: string; value: ReactNode }[];
  /** One below the other, where there is no room for two columns. */
  isNarrow?: boolean;
}

/** Labels and values to read. An absent value is said, not left blank. */
export function Facts({ facts, isNarrow = false }: Props) {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { sm: isNarrow ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {facts.map(({ label, value }) => (
        <Box key={label}>
          <Typography component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {value || translate('admin.notGiven')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
