import { BrowserRouter } from 'react-router-dom';
import { layoutTexts } from '../shared/layout/texts.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { SiteRoutes } from './routes.tsx';
import { registerTexts } from './texts.ts';
import { ToastRegion } from './ui/ToastRegion.tsx';

registerTexts(layoutTexts);

/** Without transitions, a tap on a link shows at once that the next page is on its way. */
export function Site() {
  return (
    <BrowserRouter useTransitions={false}>
      <ErrorBoundary>
        <SiteRoutes />
      </ErrorBoundary>
      <ToastRegion />
    </BrowserRouter>
  );
}
