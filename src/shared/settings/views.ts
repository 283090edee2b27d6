import * as z from 'zod/mini';

/** What every page may know of the settings (design §8). `supportPhone` is stored, `+224…`. */
export const siteSettings = z.object({
  name: z.string(),
  supportPhone: z.string(),
  address: z.string(),
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
  maxQuotes: z.number(),
});

export type SiteSettings = z.infer<typeof siteSettings>;

/** What holds before an admin edits anything (design §8). */
const defaultSettings: SiteSettings = {
  name: 'Oasis',
  supportPhone: '+224620000100',
  address: 'Almamya, Kaloum, Conakry',
  socialLinks: [],
  maxQuotes: 3,
};

/** Of the stored values by their keys, each default where there is none. */
export const siteSettingsOf = (values: object): SiteSettings => siteSettings.parse({ ...defaultSettings, ...values });

/** The settings as the site gets them; `isGated`: the public pages ask for the preview password (specification §4). */
export const publicSettings = z.extend(siteSettings, { isGated: z.boolean() });

export type PublicSettings = z.infer<typeof publicSettings>;
