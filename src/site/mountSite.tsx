import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startOffline } from './offline/startOffline.ts';
import { Site } from './Site.tsx';
import '../shared/typeface/figtree.css';
import './ui/tokens.css';
import './ui/base.css';

/** Draws the site. Named as in `mountApp.ts`, whose place it takes in the site's own build. */
export function mountApp(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <Site />
    </StrictMode>,
  );
  startOffline();
}
