import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import { type OpenScreen, useOpenScreens } from './useOpenScreens.ts';

/** A card for each screen that this person may open. */
export function ScreenCards() {
  return (
    <CardGrid>
      {useOpenScreens().map((screen) => (
        <ScreenCard key={screen.path} screen={screen} />
      ))}
    </CardGrid>
  );
}

export function CardGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 2,
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
      <CardContent sx={{ display: 'grid', gap: 1 }}>
        <Icon color="secondary" />
        <Typography variant="h2" component={level}>
          <Link
            to={path}
            sx={{
              font: 'inherit',
              color: 'text.primary',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {translate(label)}
          </Link>
        </Typography>
        <Typography color="textSecondary">{translate(hint)}</Typography>
        {children}
      </CardContent>
    </Card>
  );
}
