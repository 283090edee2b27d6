import { StrictMode } from 'react';
import { layoutTexts } from '../shared/layout/texts.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { SiteRoutes } from './routes.tsx';
import { registerTexts } from './texts.ts';
import { ToastRegion } from './ui/ToastRegion.tsx';

registerTexts(layoutTexts);

/** All of the site but its router, which is another on the server. */
export function SiteContent() {
  return (
    <StrictMode>
      <ErrorBoundary>
        <SiteRoutes />
      </ErrorBoundary>
      <ToastRegion />
    </StrictMode>
  );
}
