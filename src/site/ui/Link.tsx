import type { ComponentProps, MouseEvent } from 'react';
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  replace?: boolean;
  /** What the next page is told; it stays with the entry of the history. */
  state?: unknown;
}

/**
 * A link within the site. Takes the place of react-router's, which brings the loading of data and frames that this site
 * does not use (docs/decisions/0014): a plain press goes on without loading a page, any other is the browser's.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const path = useResolvedPath(to);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // The same address twice is one entry of the history.
    void navigate(to, { replace: replace ?? createPath(location) === createPath(path), state });
  };
  return <a {...rest} href={useHref(to)} onClick={go} />;
}

/** Knows whether it leads to where one is, or above it. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const here = useLocation().pathname.toLowerCase();
  const there = useResolvedPath(rest.to).pathname.toLowerCase();
  const isCurrent = here === there || (!end && here.startsWith(`${there}/`));
  return <Link aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}

function isPlain({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean {
  const isElsewhere = currentTarget.target !== '' && currentTarget.target !== '_self';
  return button === 0 && !isElsewhere && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
