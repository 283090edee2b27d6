import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * On another page: the keyboard starts in its main part, unless the page has put it somewhere there itself, and a
 * followed link shows its top. While the code of a page is on its way the one before is there still, and is hidden.
 */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const main = document.getElementById('main');
    const focused = document.activeElement;
    const isShown = focused?.getClientRects().length;
    if (!isShown || !main?.contains(focused)) main?.focus({ preventScroll: true });
    if (!isBack) scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, isBack]);
}
