import { Chip, type ChipProps, Tooltip } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import '../texts/enterprises.ts';

/** Tooltip hover debounce (specification §9). */
const DEBOUNCE_MS = 50;

/** Invisible, so that a thumb finds the small badge. */
const touchable = { position: 'relative', '&::after': { content: '""', position: 'absolute', inset: '-10px -4px' } };

/** The state of an enterprise; what it means is said by pointing at it, by pressing it, and by keyboard. */
export function StatusBadge({ status }: { status: string }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const closedAt = useRef(0);
  const { label, hint, colour } = badgeOf(status);
  return (
    <Tooltip
      describeChild
      title={translate(hint)}
      open={isOpen}
      // Pointing at it opens it after the pause: not when it was closed by keyboard meanwhile.
      onOpen={() => setOpen(performance.now() - closedAt.current > DEBOUNCE_MS)}
      onClose={(event) => {
        if (event.type === 'keydown') closedAt.current = performance.now();
        setOpen(false);
      }}
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

interface Badge {
  label: string;
  hint: string;
  colour: ChipProps['color'];
}

const badge = (state: string, colour: ChipProps['color']): Badge => ({
  label: `enterprises.state.${state}`,
  hint: `enterprises.stateHint.${state.toLowerCase()}`,
  colour,
});

const badges: Record<string, Badge> = {
  active: badge('Active', 'success'),
  pending: badge('Pending', 'warning'),
  verified: badge('Verified', 'info'),
  suspended: badge('Suspended', 'error'),
  expired: badge('Expired', 'default'),
};

const unknown = badge('unknown', 'default');

/** The badge of a status, matched case-insensitively (specification §4). */
export function badgeOf(status: string): Badge {
  return badges[status.toLowerCase()] ?? unknown;
}
