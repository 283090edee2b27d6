import { Alert, Button, Stack } from '@mui/material';
import { type ErrorProps, useTranslate } from 'react-admin';
import { PageHeading } from '../ui/PageHeading.tsx';

/** How browsers call a part of the programme that did not come. */
const CHUNK_FAILED = /dynamically imported module|importing a module script/i;

/** What stands where a screen broke. Its details are for the developers' tools only. */
export function FailurePage({ error }: ErrorProps) {
  const translate = useTranslate();
  const isChunk = CHUNK_FAILED.test(error?.message ?? '');
  return (
    <Stack role="alert" sx={{ gap: 2, p: 2 }}>
      <PageHeading title={translate(isChunk ? 'layout.chunkTitle' : 'layout.brokenTitle')} />
      <Alert severity="error">{translate(isChunk ? 'layout.chunk' : 'layout.broken')}</Alert>
      <Button variant="contained" onClick={() => location.reload()} sx={{ alignSelf: 'flex-start' }}>
        {translate('common.retry')}
      </Button>
    </Stack>
  );
}

/** An address of the back-office that no screen has; the way out is the site's home page (specification §2.1). */
export function NotFoundPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('layout.notFound')} intro={translate('layout.notFoundHelp')} />
      <Button href="/accueil" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        {translate('layout.backHome')}
      </Button>
    </>
  );
}
