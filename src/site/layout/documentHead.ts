import { use, useEffect } from 'react';
import { EMBEDDED_ID } from '../../shared/rendering/renderPage.ts';
import { RenderingContext } from '../rendering/rendering.ts';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { t } from '../texts.ts';

/** The window's title: the page, then the product's name. A page that has been walked to has its own address too. */
export function useTitle(page: string): void {
  const name = useSiteSettings()?.name ?? t('layout.name');
  const title = `${page} | ${name}`;
  if (import.meta.env.SSR) {
    const rendering = use(RenderingContext);
    if (rendering) rendering.title = title;
  }
  useEffect(() => {
    document.title = title;
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(location.pathname, canonical.href).href;
  }, [title]);
}

const meta = () => document.querySelector<HTMLMetaElement>('meta[name="description"]');
const general = import.meta.env.SSR
  ? ''
  : (document.getElementById(EMBEDDED_ID)?.dataset.general ?? meta()?.content ?? '');

/** What search engines and shared links say of the page; without words of its own, what the site says of itself. */
export function useDescription(words: string | undefined): void {
  if (import.meta.env.SSR) {
    const rendering = use(RenderingContext);
    if (rendering) rendering.description = words;
  }
  useEffect(() => {
    const element = meta();
    if (element) element.content = words ?? general;
  }, [words]);
}
