import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import { screens } from '../layout/screens.ts';
import { mayOpen } from '../providers/access.ts';
import { useRole } from '../providers/useSession.ts';

/** A card for each screen that this person may open, the dashboard itself apart. `news` stands on the card of its resource. */
export function ScreenCards({ news = {} }: { news?: Record<string, ReactNode> }) {
  const role = useRole();
  const open = screens.filter(({ resource }) => resource !== 'dashboard' && mayOpen(role, resource));
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        p: 0,
        m: 0,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
      }}
    >
      {open.map((screen) => (
        <ScreenCard key={screen.path} {...screen} news={news[screen.resource]} />
      ))}
    </Box>
  );
}

type CardProps = (typeof screens)[number] & { news: ReactNode };

function ScreenCard({ path, label, hint, icon: Icon, news }: CardProps) {
  const translate = useTranslate();
  return (
    <Card component="li" sx={{ listStyle: 'none', position: 'relative', '&:hover': { borderColor: 'primary.main' } }}>
      <CardContent sx={{ display: 'grid', gap: 1 }}>
        <Icon color="secondary" />
        <Link
          to={path}
          sx={{
            typography: 'h2',
            color: 'text.primary',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {translate(label)}
        </Link>
        <Typography color="textSecondary">{translate(hint)}</Typography>
        {news}
      </CardContent>
    </Card>
  );
}
