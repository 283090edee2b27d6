import { type Theme, useMediaQuery } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import {
  Layout,
  type LayoutProps,
  Sidebar,
  type SidebarProps,
  useNotify,
  useSidebarState,
  useTranslate,
} from 'react-admin';
import { LOGIN_SUCCESS } from '../../shared/auth/loginSuccess.ts';
import { takeTabItem } from '../providers/leavePage.ts';
import { FailurePage } from './ErrorPages.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

export function AdminLayout({ children }: LayoutProps) {
  useLoginNotice();
  return (
    <Layout appBar={TopBar} appBarAlwaysOn menu={SideMenu} sidebar={SideBar} error={FailurePage}>
      {children}
    </Layout>
  );
}

/** The site's log-in, another application, leaves word that somebody has just logged in (specification §4). */
function useLoginNotice() {
  const notify = useNotify();
  useEffect(() => {
    if (takeTabItem(LOGIN_SUCCESS) === 'true') notify('auth.success', { type: 'success' });
  }, [notify]);
}

/** On a phone the menu opens over the page, as a dialog: it wants a name, and is closed when the window narrows. */
function SideBar(props: SidebarProps) {
  const translate = useTranslate();
  const isDialog = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const isReady = useClosedDialog(isDialog);
  const look = isDialog ? { slotProps: { paper: { 'aria-label': translate('layout.menu') } } } : {};
  return <Sidebar {...props} {...look} {...(isReady ? {} : { open: false })} />;
}

/**
 * A wide window's open menu must not become an open dialog, not even for a moment: the page would stay hidden behind
 * it. It is open again when the window is.
 */
function useClosedDialog(isDialog: boolean): boolean {
  const [isOpen, setOpen] = useSidebarState();
  const wasOpen = useRef(isOpen);
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (!isDialog) wasOpen.current = isOpen;
  }, [isDialog, isOpen]);
  useEffect(() => {
    setOpen(isDialog ? false : wasOpen.current);
    setClosed(isDialog);
  }, [isDialog, setOpen]);
  return !isDialog || isClosed;
}
