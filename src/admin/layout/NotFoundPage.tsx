import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageHeading } from './PageHeading.tsx';

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
