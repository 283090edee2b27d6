import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { scheduleWorker } from '../offline/scheduleWorker.ts';
import { holdEarlyClicks } from '../rendering/clickReplay.ts';
import { SiteContent } from './SiteContent.tsx';
import '../../shared/typeface/figtree.css';
import { keepKeyboardFocus } from '../ui/keepKeyboardFocus.ts';
import '../ui/tokens.css';
import '../ui/base.css';

/**
 * Takes over the page that the server drew, or draws it where it sent none. Named as in `mountApp.ts`, whose place it
 * takes in the site's own build. Without transitions, a tap on a link shows at once that the next page is on its way.
 */
export function mountApp(root: HTMLElement): void {
  scheduleWorker();
  keepKeyboardFocus();
  const site = (
    <BrowserRouter useTransitions={false}>
      <SiteContent />
    </BrowserRouter>
  );
  if (root.hasChildNodes()) {
    // React expects just its own elements.
    document.head.append(...root.querySelectorAll('style'));
    holdEarlyClicks();
    // In slices: a slow processor stays free for what people do meanwhile.
    startTransition(() => {
      hydrateRoot(root, site);
    });
  } else createRoot(root).render(site);
}
