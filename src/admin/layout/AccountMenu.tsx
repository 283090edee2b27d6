import { Button, Divider, ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useGetIdentity, useLogout, useNotify, useTranslate } from 'react-admin';
import { clearPreviewFlag } from '../../shared/preview/previewFlag.ts';
import { api } from '../providers/api.ts';
import { useSiteSettings } from '../providers/useSiteSettings.ts';
import { AccountIcon } from '../ui/icons.tsx';

/**
 * Who is signed in, their account, the guides and the way out (specification §2.6). The menu stays within the header,
 * which screen readers go by.
 */
export function AccountMenu() {
  const translate = useTranslate();
  const logout = useLogout();
  const notify = useNotify();
  const { isGated } = useSiteSettings();
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const name = identity?.fullName ?? translate('layout.account');
  const isOpen = anchor !== null;
  /** The session goes on; the public pages, `/coming-soon` among them, ask for their password again. */
  const leavePreview = async () => {
    clearPreviewFlag();
    if ((await api.post('/leave-preview')).ok) location.assign('/coming-soon');
    else notify('layout.leavePreviewFailed', { type: 'warning' });
  };
  return (
    <>
      <Button
        color="inherit"
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 44, px: 1 }}
      >
        <AccountIcon fontSize="small" />
        <Typography component="span" noWrap sx={{ ml: 1, maxWidth: '9rem', display: { xs: 'none', sm: 'block' } }}>
          {name}
        </Typography>
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={isOpen} onClose={() => setAnchor(null)} disablePortal>
        <MenuItem component="a" href="/gestion-de-compte">
          {translate('layout.accountManagement')}
        </MenuItem>
        <MenuItem component="a" href="/comment-ca-fonctionne">
          {translate('layout.howItWorks')}
        </MenuItem>
        <MenuItem onClick={() => logout()}>{translate('layout.logout')}</MenuItem>
        {isGated && <Divider />}
        {isGated && (
          <MenuItem onClick={() => void leavePreview()}>
            <ListItemText primary={translate('layout.leavePreview')} secondary={translate('layout.leavePreviewHint')} />
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
