import { useNavigate } from 'react-router-dom';
import { clearSession } from '../../shared/client/session.ts';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { toastWarning } from '../ui/toast.tsx';

/**
 * Ends the session here, in the other tabs and on the server, and goes to the home page (specification §4) or
 * elsewhere. The page is left in the same stroke, else its guard would ask to log in again.
 */
export function useLogout(next: string = paths.home): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const ended = api.post('/logout');
    void navigate(next);
    clearSession();
    void forgetReadPages();
    if (!(await ended).ok) await toastWarning(t('layout.logoutFailed'));
  };
}

/**
 * Also in the first moments of a page, when its worker's part, which does the same for the other tabs, has not come
 * yet.
 */
const forgetReadPages = (): Promise<void> =>
  import('../offline/clearCaches.ts').then(
    ({ clearPageCaches }) => clearPageCaches(),
    // Without the network that part is there already, or nothing was kept.
    () => undefined,
  );
