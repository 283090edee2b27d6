import { Box, Button, Link, Typography } from '@mui/material';
import { AppBar, LoadingIndicator, ToggleThemeButton, useTranslate } from 'react-admin';
import { useSiteSettings } from '../providers/useSiteSettings.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { SiteIcon } from '../ui/icons.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { LARGE_TEXT } from './theme.ts';

export function TopBar({ alwaysOn }: { alwaysOn?: boolean }) {
  return (
    <AppBar
      color="inherit"
      toolbar={<Tools />}
      userMenu={<AccountMenu />}
      // No message covers a menu that is open.
      sx={{ '&:has([role="menu"])': { zIndex: ({ zIndex }) => zIndex.snackbar + 1 } }}
      {...(alwaysOn ? { alwaysOn } : {})}
    >
      <Brand />
    </AppBar>
  );
}

/**
 * Leads to the site's home page, as on the site (specification §2.6); the menu's first entry leads to the start of the
 * back-office. Where text is large it leaves its room to the tools, of which one leads there too.
 */
function Brand() {
  const translate = useTranslate();
  const { name } = useSiteSettings();
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <Link
        href="/accueil"
        aria-label={translate('layout.home', { name })}
        sx={{
          color: 'inherit',
          fontSize: '1.25rem',
          fontWeight: 800,
          py: 1,
          textDecoration: 'none',
          [LARGE_TEXT]: { display: 'none' },
        }}
      >
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
