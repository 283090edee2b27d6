import { useEffect } from 'react';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { t } from '../texts.ts';

/** The window's title: the page, then the product's name. */
export function useTitle(page: string): void {
  const name = useSiteSettings()?.name ?? t('layout.name');
  useEffect(() => {
    document.title = `${page} | ${name}`;
  }, [page, name]);
}
