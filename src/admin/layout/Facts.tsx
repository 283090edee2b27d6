import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Labels and values to read. An absent value is said, not left blank. */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}
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
