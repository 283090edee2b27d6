import { Box, Button, Typography } from '@mui/material';
import { AppBar, Link, LoadingIndicator, ToggleThemeButton, useTranslate } from 'react-admin';
import { mayOpen } from '../providers/access.ts';
import { useRole } from '../providers/useSession.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { SiteIcon } from './icons.tsx';
import { useProductName } from './useProductName.ts';

export function TopBar({ alwaysOn }: { alwaysOn?: boolean }) {
  return (
    <AppBar color="inherit" toolbar={<Tools />} userMenu={<AccountMenu />} {...(alwaysOn ? { alwaysOn } : {})}>
      <Brand />
    </AppBar>
  );
}

function Brand() {
  const translate = useTranslate();
  const name = useProductName();
  const home = mayOpen(useRole(), 'dashboard') ? '/' : '/welcome';
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <Link to={home} sx={{ color: 'inherit', fontSize: '1.25rem', fontWeight: 800, py: 1, textDecoration: 'none' }}>
        {name}
      </Link>
      <Typography component="span" noWrap sx={{ opacity: 0.85, display: { xs: 'none', sm: 'block' } }}>
        {translate('admin.area')}
      </Typography>
    </Box>
  );
}

function Tools() {
  const translate = useTranslate();
  const label = translate('admin.visitSite');
  return (
    <>
      <SearchButton />
      <Button href="/accueil" color="inherit" aria-label={label} sx={{ minWidth: 44, px: 1 }}>
        <SiteIcon fontSize="small" />
        <Box component="span" sx={{ ml: 1, display: { xs: 'none', sm: 'inline' } }}>
          {label}
        </Box>
      </Button>
      <ToggleThemeButton />
      <LoadingIndicator aria-label={translate('common.loading')} />
    </>
  );
}
