import { Box, Stack, type Theme, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSiteSettings } from '../providers/useSiteSettings.ts';

interface Props {
  title: string;
  intro?: string;
  actions?: ReactNode;
  /**
   * Of a list: all in one line where there is room, so that more rows are seen; a phone does without the
   * introduction.
   */
  isCompact?: boolean;
}

/** The heading of a screen, which also names the browser's tab. */
export function PageHeading({ title, intro, actions, isCompact = false }: Props) {
  const { name } = useSiteSettings();
  const heading = useFocusAfterNavigation();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <Stack
      direction={{ xs: isCompact ? 'row' : 'column', sm: 'row' }}
      sx={{
        gap: isCompact ? 1 : 1.5,
        mb: isCompact ? 1 : 2,
        justifyContent: 'space-between',
        alignItems: isCompact ? 'center' : { xs: 'stretch', sm: 'flex-start' },
        flexWrap: 'wrap',
      }}
    >
      <Box sx={{ minWidth: 0, flex: isCompact ? '1 1 auto' : undefined }}>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere', outline: 'none' }}>
          {title}
        </Typography>
        {intro && !isCompact ? <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{intro}</Typography> : null}
      </Box>
      {isCompact ? <Box sx={compactActions}>{actions}</Box> : actions}
      {intro && isCompact ? <Typography sx={compactIntro}>{intro}</Typography> : null}
    </Stack>
  );
}

/** Below the title where they do not fit beside it; narrower buttons on a phone, where two of them share a line. */
const compactActions = (theme: Theme) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    alignItems: 'center',
    ml: { sm: 'auto' },
    justifyContent: { sm: 'flex-end' },
    [theme.breakpoints.down('sm')]: { '& .MuiButton-root': { px: 1.25 } },
  }) as const;

const compactIntro = {
  flexBasis: '100%',
  mt: -1,
  color: 'text.secondary',
  fontSize: '0.875rem',
  display: { xs: 'none', sm: 'block' },
} as const;

let isFirstScreen = true;

/**
 * A new screen takes the focus where the link that led to it is gone: the keyboard and screen readers go on from
 * there.
 */
function useFocusAfterNavigation() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstScreen && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    isFirstScreen = false;
  }, []);
  return heading;
}
