import * as z from 'zod/mini';
import { optionalField, requiredText } from '../api/fields.ts';
import { httpsAddress } from '../editing/address.ts';
import { versionField } from '../editing/schemas.ts';

export const PARTNER_NAME_MAX = 60;

const partner = {
  name: requiredText('partnerAdmin.nameRequired', PARTNER_NAME_MAX),
  /** The address of an image of ours, as its upload gave it. */
  logo: z
    .string('partnerAdmin.logoRequired')
    .check(z.trim(), z.minLength(1, 'partnerAdmin.logoRequired'), z.maxLength(200, 'common.invalid')),
  url: optionalField(httpsAddress),
  isActive: z.boolean('common.invalid'),
};

export const createPartnerSchema = z.object(partner);
export const updatePartnerSchema = z.object({ ...partner, updatedAt: versionField });

export type CreatePartner = z.infer<typeof createPartnerSchema>;
export type UpdatePartner = z.infer<typeof updatePartnerSchema>;
