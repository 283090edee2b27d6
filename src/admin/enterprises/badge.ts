import type { ChipProps } from '@mui/material';

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
