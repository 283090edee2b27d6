import { Chip, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { badgeOf } from './badge.ts';

/** Tooltip hover debounce (specification §9). */
const DEBOUNCE_MS = 50;

/** Invisible, so that a thumb finds the small badge. */
const touchable = { position: 'relative', '&::after': { content: '""', position: 'absolute', inset: '-10px -4px' } };

/** The state of an enterprise; what it means is said by pointing at it, by pressing it, and by keyboard. */
export function StatusBadge({ status }: { status: string }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { label, hint, colour } = badgeOf(status);
  return (
    <Tooltip
      describeChild
      title={translate(hint)}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      enterDelay={DEBOUNCE_MS}
      enterNextDelay={DEBOUNCE_MS}
      leaveDelay={DEBOUNCE_MS}
    >
      <Chip
        component="button"
        type="button"
        size="small"
        variant="outlined"
        color={colour ?? 'default'}
        label={translate(label)}
        onClick={() => setOpen(true)}
        sx={touchable}
      />
    </Tooltip>
  );
}
