import { Alert, Box, Button, Card, CardContent, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

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

interface LoadedSectionProps {
  title: string;
  /** Text key of what is said where it could not be loaded. */
  failed: string;
  query: { isPending: boolean; error: unknown; refetch: () => unknown };
  children?: ReactNode;
}

/** A section whose content comes by itself: waiting, failed with another try, or there. */
export function LoadedSection({ title, failed, query, children }: LoadedSectionProps) {
  const translate = useTranslate();
  const { isPending, error, refetch } = query;
  return (
    <Section title={title}>
      {isPending ? <Skeleton variant="rounded" height={48} /> : null}
      {error ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => refetch()}>
              {translate('common.retry')}
            </Button>
          }
        >
          {translate(failed)}
        </Alert>
      ) : null}
      {children}
    </Section>
  );
}

interface FactsProps {
  /** A wide one has a line for itself: long words. */
  facts: readonly { label: string; value: ReactNode; isWide?: boolean }[];
  /** One below the other, where there is no room for two columns. */
  isNarrow?: boolean;
}

/** Labels and values to read. An absent value is said, not left blank. */
export function Facts({ facts, isNarrow = false }: FactsProps) {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { sm: isNarrow ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {facts.map(({ label, value, isWide }) => (
        <Box key={label} sx={isWide ? { gridColumn: '1 / -1' } : undefined}>
          <Typography component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {value || translate('admin.notGiven')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
