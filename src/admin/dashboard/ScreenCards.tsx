import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import { screens } from '../layout/screens.ts';
import { mayOpen } from '../providers/access.ts';
import { toAddress } from '../providers/addresses.ts';
import { useRole } from '../providers/session.ts';

export function CardGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: { xs: 1.5, sm: 2 },
        p: 0,
        m: 0,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}

interface CardProps {
  screen: OpenScreen;
  level?: 'h2' | 'h3';
  /** Live figures; links among them lie above the card's own. */
  children?: ReactNode;
}

export function ScreenCard({ screen: { path, label, hint, icon: Icon }, level = 'h2', children }: CardProps) {
  const translate = useTranslate();
  return (
    <Card component="li" sx={{ listStyle: 'none', position: 'relative', '&:hover': { borderColor: 'primary.main' } }}>
      <CardContent sx={{ display: 'grid', gap: 0.5, '&:last-child': { pb: 2 } }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Icon color="secondary" fontSize="small" />
          <Typography variant="h2" component={level} sx={{ fontSize: '1rem' }}>
            <Link to={path} sx={cardLink}>
              {translate(label)}
            </Link>
          </Typography>
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {translate(hint)}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}

/** The whole card is the link. */
export const cardLink = {
  font: 'inherit',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

type OpenScreen = (typeof screens)[number] & { address: string };

/** The screens that this person may open, with the address at which each is seen; the landings themselves apart. */
export function useOpenScreens(): OpenScreen[] {
  const role = useRole();
  return screens
    .filter(({ resource }) => resource !== 'dashboard' && resource !== 'welcome' && mayOpen(role, resource))
    .map((screen) => ({ ...screen, address: toAddress(screen.path) }));
}
