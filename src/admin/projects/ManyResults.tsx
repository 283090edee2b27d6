import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ManyRefusal } from './useManyActs.ts';

/** The rows that an act on many left as they were, each with its reason. */
export function ManyResults({ refusals, onClose }: { refusals: readonly ManyRefusal[]; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open={refusals.length > 0} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('desk.someRefused')}</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ p: 0, m: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}>
          {refusals.map(({ id, name, message }) => (
            <li key={id}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <Typography>{message}</Typography>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
