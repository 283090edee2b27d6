import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastRegion } from '../ToastRegion.tsx';

let isMounted = false;

/** Puts the place of plain messages on the page, with the first of them. */
export function mountToastRegion(): void {
  if (isMounted) return;
  isMounted = true;
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(createElement(ToastRegion));
}
