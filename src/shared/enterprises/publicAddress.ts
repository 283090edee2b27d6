import { slugOf } from '../catalog/slug.ts';

/** Letters and digits that nobody takes for another; the end of an address, six of them. */
export const PUBLIC_CHARACTERS = [...'23456789abcdefghjkmnpqrstuvwxyz'];

/** The page of an enterprise: its name as it is now, and what stays when the name changes. */
export const enterprisePath = ({ name, publicId }: { name: string; publicId: string }): string =>
  `/entreprises/${[slugOf(name), publicId].filter(Boolean).join('-')}`;

/** The end of an address, six of `PUBLIC_CHARACTERS`. */
export const PUBLIC_ID_PATTERN = /^[a-hj-np-z2-9]{6}$/;

/** What stays of an address when the name changes; undefined for what cannot be one. */
export const publicIdIn = (slug: string): string | undefined => /(?:^|-)([a-hj-np-z2-9]{6})$/.exec(slug)?.[1];
