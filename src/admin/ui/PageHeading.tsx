import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSiteSettings } from '../providers/useSiteSettings.ts';

interface Props {
  title: string;
  intro?: string;
  actions?: ReactNode;
}

/** The heading of a screen, which also names the browser's tab. */
export function PageHeading({ title, intro, actions }: Props) {
  const { name } = useSiteSettings();
  const heading = useFocusAfterNavigation();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, mb: 2, justifyContent: 'space-between', alignItems: { xs: 'stretch', sm: 'flex-start' } }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere', outline: 'none' }}>
          {title}
        </Typography>
        {intro ? <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{intro}</Typography> : null}
      </Box>
      {actions}
    </Stack>
  );
}

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
