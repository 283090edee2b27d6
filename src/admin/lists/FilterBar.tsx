import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** The filters of a list side by side, below each other on a phone. */
export function FilterBar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box
      component="search"
      aria-label={translate('admin.filters')}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(11rem, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
