import { Alert, Button, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { type ErrorProps, useTranslate } from 'react-admin';
import { apiUrl } from '../../shared/client/apiUrl.ts';
import { PageHeading } from '../ui/PageHeading.tsx';

/** How browsers and the bundler name a part of the programme that did not come. */
const CHUNK_FAILED = /dynamically imported module|importing a module script|unable to preload/i;

/** What stands where a screen broke. Its details are for the developers' tools only. */
export function FailurePage({ error }: Pick<ErrorProps, 'error'>) {
  const translate = useTranslate();
  if (CHUNK_FAILED.test(error?.message ?? '')) return <ScreenNotLoaded />;
  return (
    <Stack role="alert" sx={{ gap: 2, p: 2 }}>
      <PageHeading title={translate('layout.brokenTitle')} />
      <Alert severity="error">{translate('layout.broken')}</Alert>
      <Button variant="contained" onClick={() => location.reload()} sx={{ alignSelf: 'flex-start' }}>
        {translate('common.retry')}
      </Button>
    </Stack>
  );
}

const PROBE_EVERY_MS = 5000;

/**
 * The code of a screen did not come. React keeps that failure, so that the page is loaded anew: by the button, or by
 * itself once the server answers again. Not before: the browser would show an error page of its own.
 */
function ScreenNotLoaded() {
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    if (await isServerReached()) location.reload();
    else setBusy(false);
  };
  useEffect(() => {
    const probe = async () => {
      if (await isServerReached()) location.reload();
    };
    const timer = setInterval(() => void probe(), PROBE_EVERY_MS);
    addEventListener('online', probe);
    return () => {
      clearInterval(timer);
      removeEventListener('online', probe);
    };
  }, []);
  return (
    <Stack sx={{ gap: 2, p: 2 }}>
      <PageHeading title={translate('layout.chunkTitle')} />
      <Alert severity="error">{translate('layout.networkError')}</Alert>
      <Typography color="textSecondary">{translate('layout.networkErrorHint')}</Typography>
      <Button variant="contained" onClick={retry} disabled={isBusy} aria-busy={isBusy} sx={{ alignSelf: 'flex-start' }}>
        {translate('common.retry')}
      </Button>
    </Stack>
  );
}

async function isServerReached(): Promise<boolean> {
  try {
    return (await fetch(apiUrl('/healthz'), { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
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
