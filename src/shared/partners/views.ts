import * as z from 'zod/mini';

/** A partner of the home page's slider. `logo` is the address of an image of ours, `url` the partner's own site. */
export const partnerItem = z.object({
  id: z.uuid(),
  name: z.string(),
  logo: z.string(),
  url: z.nullable(z.string()),
});

export type PartnerItem = z.infer<typeof partnerItem>;
