import { Alert, Button, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Section } from './Section.tsx';

interface Props {
  title: string;
  /** Text key of what is said where it could not be loaded. */
  failed: string;
  query: { isPending: boolean; error: unknown; refetch: () => unknown };
  children: ReactNode;
}

/** A section whose content comes by itself: waiting, failed with another try, or there. */
export function LoadedSection({ title, failed, query, children }: Props) {
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
