import { StrictMode } from 'react';
import { frameTexts } from '../../shared/layout/frameTexts.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { SiteRoutes } from '../routes/SiteRoutes.tsx';
import { registerTexts } from '../texts.ts';

registerTexts(frameTexts);

/** All of the site but its router, which is another on the server. */
export function SiteContent() {
  return (
    <StrictMode>
      <ErrorBoundary>
        <SiteRoutes />
      </ErrorBoundary>
    </StrictMode>
  );
}
