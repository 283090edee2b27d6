import type { AuthProvider } from 'react-admin';
import { isStaff } from '../../shared/auth/roles.ts';
import { clearSession, currentSession } from '../../shared/client/session.ts';
import { mayOpen } from './access.ts';
import { api } from './api.ts';
import { goToLogin, leaveTo } from './leavePage.ts';

const currentRole = () => currentSession()?.user.role ?? 'Visitor';

/** The back-office has no log-in of its own: it reads the site's session. */
export const authProvider: AuthProvider = {
  login: () => goToLogin(),

  async checkAuth() {
    const session = currentSession();
    if (!session) return goToLogin();
    if (!isStaff(session.user.role)) return leaveTo('/unauthorized');
  },

  /** A 401 comes after the renewal failed too; any other failure is the screen's matter. */
  async checkError(error: { status?: number }) {
    if (error.status === 401 && !currentSession()) return goToLogin({ hasEnded: true });
  },

  /** The device forgets the session even when the server cannot be told. */
  async logout() {
    if (!currentSession()) return goToLogin();
    await api.post('/logout');
    const left = leaveTo('/accueil');
    clearSession();
    return left;
  },

  async getIdentity() {
    const user = currentSession()?.user;
    if (!user) return goToLogin();
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
    return { id: user.id, fullName: user.fullName || name };
  },

  async canAccess({ resource, action }) {
    return mayOpen(currentRole(), resource, action);
  },
};
