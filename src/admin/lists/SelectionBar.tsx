import { Button, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/** What may be done with the selected rows; seen only while some are. It stays there unseen, to tell how an act on the last of them ended. */
export function SelectionBar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={translate('lists.select')}
      sx={{
        p: 1,
        display: selectedIds.length > 0 ? 'flex' : 'none',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        borderColor: 'primary.main',
      }}
    >
      <Typography role="status" sx={{ px: 1, fontWeight: 600 }}>
        {translate('lists.selected', { smart_count: selectedIds.length })}
      </Typography>
      {children}
      <Button onClick={() => onUnselectItems()}>{translate('lists.unselect')}</Button>
    </Paper>
  );
}
