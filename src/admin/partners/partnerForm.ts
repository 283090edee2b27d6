import { createPartnerSchema } from '../../shared/partners/adminSchemas.ts';
import type { ManagedPartner } from '../../shared/partners/adminViews.ts';
import { errorsByField } from '../forms/formErrors.ts';

export interface PartnerValues {
  id: string;
  name: string;
  logo: string;
  url: string;
  isActive: boolean;
}

export function valuesOf(partner: ManagedPartner | undefined): PartnerValues {
  return {
    id: partner?.id ?? 'new-partner',
    name: partner?.name ?? '',
    logo: partner?.logo ?? '',
    url: partner?.url ?? '',
    isActive: partner?.isActive ?? true,
  };
}

export const bodyOf = ({ id: _, ...body }: PartnerValues): object => body;

export const validate = (values: PartnerValues): Record<string, string> =>
  errorsByField(createPartnerSchema.safeParse(values));
