import { memo, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { Spinner } from '../ui/Loading.tsx';
import styles from './PageFrame.module.css';

/**
 * The page in its frame, which stays while the page is on its way, and when it fails. `context`: for pages within a
 * page.
 */
export const PageOutlet = memo(function PageOutlet({ context }: { context?: unknown }) {
  return (
    <ErrorBoundary place={useLocation().pathname}>
      <Suspense
        fallback={
          <div className={styles.waiting}>
            <Spinner />
          </div>
        }
      >
        <Outlet context={context} />
      </Suspense>
    </ErrorBoundary>
  );
});
