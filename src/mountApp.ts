import { appFor } from './shared/pages.ts';

/**
 * Draws the application of this address. Each build (vite.config.ts) puts its own application in the place of
 * this module; only development comes here.
 */
export async function mountApp(root: HTMLElement): Promise<void> {
  const { mountApp: mount } = await (appFor(location.pathname) === 'admin'
    ? import('./mountAdmin.ts')
    : import('./site/entry/mountSite.tsx'));
  mount(root);
}
