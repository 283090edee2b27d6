import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Role } from '../../shared/auth/roles.ts';
import { paths } from '../paths.ts';
import { loginState } from './loginState.ts';
import { useSession } from './useSession.ts';

interface RequireSessionProps {
  /** Absent: any role. */
  roles?: readonly Role[];
  children?: ReactNode;
}

/**
 * Without a session to the log-in page, which remembers where the visitor was going; with another role to the
 * unauthorised page (specification §2.3). Also when the session ends while the page is open.
 */
export function RequireSession({ roles, children }: RequireSessionProps) {
  const session = useSession();
  const location = useLocation();
  const hadSession = useRef(false);
  useEffect(() => {
    if (session) hadSession.current = true;
  }, [session]);
  if (!session) return <Navigate to={paths.login} replace state={loginState(location, hadSession.current)} />;
  if (roles && !roles.includes(session.user.role)) return <Navigate to={paths.unauthorized} replace />;
  return children ?? <Outlet />;
}
