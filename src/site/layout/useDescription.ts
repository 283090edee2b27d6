import { useEffect } from 'react';

const meta = () => document.querySelector<HTMLMetaElement>('meta[name="description"]');
const general = meta()?.content ?? '';

/** What search engines and shared links say of the page; without words of its own, what the site says of itself. */
export function useDescription(words: string | undefined): void {
  useEffect(() => {
    const element = meta();
    if (element) element.content = words ?? general;
  }, [words]);
}
