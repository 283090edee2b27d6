import { formatPhone } from '../../shared/format/phone.ts';
import { updateSettingsSchema } from '../../shared/settings/adminSchemas.ts';
import { type ManagedSettings, SETTINGS_ID } from '../../shared/settings/adminViews.ts';
import { errorsByField } from '../forms/formErrors.ts';

export interface LinkValues {
  /** Of the row on the screen. */
  key: string;
  name: string;
  url: string;
}

export interface SettingsValues {
  id: string;
  name: string;
  supportPhone: string;
  address: string;
  maxQuotes: string;
  socialLinks: LinkValues[];
  factorRoles: ManagedSettings['factorRoles'];
}

export function valuesOf(settings: ManagedSettings | undefined): SettingsValues {
  return {
    id: SETTINGS_ID,
    name: settings?.name ?? '',
    supportPhone: formatPhone(settings?.supportPhone ?? ''),
    address: settings?.address ?? '',
    maxQuotes: String(settings?.maxQuotes ?? ''),
    socialLinks: settings?.socialLinks.map((link, index) => ({ ...link, key: `${index}` })) ?? [],
    factorRoles: settings?.factorRoles ?? [],
  };
}

export function bodyOf({ id: _, maxQuotes, socialLinks, ...values }: SettingsValues) {
  return {
    ...values,
    maxQuotes: Number(maxQuotes),
    socialLinks: socialLinks.map(({ name, url }) => ({ name, url })),
  };
}

export const validate = (values: SettingsValues): Record<string, string> =>
  errorsByField(updateSettingsSchema.safeParse({ ...bodyOf(values), updatedAt: new Date(0).toISOString() }));
