import { Card, CardContent, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** A titled group of fields or facts. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
