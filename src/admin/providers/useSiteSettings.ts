import { useQuery } from '@tanstack/react-query';
import type { PublicSettings } from '../../shared/settings/views.ts';
import { api } from './api.ts';
import { keptQuery } from './keptQuery.ts';

/** What holds until the settings have come, and where they do not (design §8). */
const defaults = { name: 'Oasis', isGated: false };

const siteSettings = keptQuery('settings', (signal) => api.get('/get-site-settings', { signal }));

/** The product's name, and whether the site asks for the preview password. */
export function useSiteSettings(): Pick<PublicSettings, keyof typeof defaults> {
  const { data } = useQuery(siteSettings);
  return data ?? defaults;
}
