import { use, useEffect } from 'react';
import { RenderingContext } from '../rendering/rendering.ts';

const meta = () => document.querySelector<HTMLMetaElement>('meta[name="description"]');
const general = import.meta.env.SSR ? '' : (meta()?.dataset.general ?? meta()?.content ?? '');

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
