import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type RouterBlockerFunction,
  type RouterLinkProps,
  type RouterLocation,
  type RouterNavigateFunction,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterRoutesProps,
  type RouterTo,
  reactRouterProvider,
} from 'react-admin';
import { createPath, parsePath } from 'react-router-dom';
import { appFor } from '../../shared/pages.ts';
import { toAddress, toOwn } from './addresses.ts';
import { withOrigin } from './previousList.ts';

const own = reactRouterProvider;

/**
 * React-admin's router over the fixed addresses: it reads the location as its own paths and navigates to the
 * specification's addresses, which are told where the person comes from. What the site draws is left by a full page
 * load: it is another application.
 */
export const routerProvider: RouterProvider = {
  ...own,
  useLocation,
  useNavigate,
  useBlocker,
  useMatch: (pattern) => own.matchPath(pattern, useLocation().pathname),
  Link,
  Navigate,
  Routes,
};

const ownLocation = (location: RouterLocation): RouterLocation => {
  const pathname = toOwn(location.pathname);
  return pathname === location.pathname ? location : { ...location, pathname };
};

function useLocation(): RouterLocation {
  const location = own.useLocation();
  return useMemo(() => ownLocation(location), [location]);
}

/** A target without a path (`?page=2`) stays on the page where one is. */
function addressOf(to: RouterTo): Partial<RouterLocation> {
  const target = typeof to === 'string' ? parsePath(to) : to;
  return { ...target, pathname: target.pathname ? toAddress(target.pathname) : window.location.pathname };
}

const isOfSite = ({ pathname = '' }: Partial<RouterLocation>): boolean => appFor(pathname) === 'site';
const isElsewhere = (to: RouterTo): to is string => typeof to === 'string' && /^[a-z]+:/i.test(to);

function useNavigate(): RouterNavigateFunction {
  const navigate = own.useNavigate();
  const location = useLocation();
  const here = useRef(location);
  useLayoutEffect(() => {
    here.current = location;
  }, [location]);
  return useMemo(
    () => (to, options) => {
      if (typeof to === 'number') return navigate(to);
      if (isElsewhere(to)) return window.location.assign(to);
      const address = addressOf(to);
      if (isOfSite(address)) return window.location[options?.replace ? 'replace' : 'assign'](createPath(address));
      return navigate(address, { ...options, state: withOrigin(options?.state, here.current) });
    },
    [navigate],
  );
}

function useBlocker(shouldBlock: RouterBlockerFunction | boolean) {
  const blocker = own.useBlocker(
    typeof shouldBlock === 'boolean'
      ? shouldBlock
      : ({ currentLocation, nextLocation, historyAction }) =>
          shouldBlock({
            currentLocation: ownLocation(currentLocation),
            nextLocation: ownLocation(nextLocation),
            historyAction,
          }),
  );
  return blocker.location ? { ...blocker, location: ownLocation(blocker.location) } : blocker;
}

function Link({ to, ...props }: RouterLinkProps) {
  const here = useLocation();
  if (isElsewhere(to)) return <a href={to} {...props} />;
  const address = addressOf(to);
  const { replace: _replace, state, ...anchor } = props;
  if (isOfSite(address)) return <a href={createPath(address)} {...anchor} />;
  return <own.Link to={address} {...props} state={withOrigin(state, here)} />;
}

function Navigate({ to, replace, state }: RouterNavigateProps) {
  const navigate = useNavigate();
  const target = typeof to === 'string' ? to : createPath(to);
  useEffect(() => navigate(target, { replace, state }), [navigate, target, replace, state]);
  return null;
}

function Routes({ children, location }: RouterRoutesProps) {
  const here = useLocation();
  return <own.Routes location={location ?? here}>{children}</own.Routes>;
}
