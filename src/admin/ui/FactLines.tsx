import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A row of a table where its columns have no room beside each other: each label with its value in a line. */
export function FactLines({ lines }: { lines: readonly { label: string; value: ReactNode }[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {lines.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{
              m: 0,
              minWidth: 0,
              overflowWrap: 'anywhere',
              textAlign: 'right',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
