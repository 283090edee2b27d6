import { createServiceSchema, type ServiceGroup } from '../../shared/catalog/adminSchemas.ts';
import type { ManagedService } from '../../shared/catalog/adminViews.ts';
import { errorsByField } from '../forms/formErrors.ts';

export interface ServiceValues {
  id: string;
  nameFr: string;
  slug: string;
  group: ServiceGroup;
  isQuickSearch: boolean;
  isActive: boolean;
}

/** A new one is not shown before its questions are written. */
export function valuesOf(service: ManagedService | undefined): ServiceValues {
  return {
    id: service?.id ?? 'new-service',
    nameFr: service?.nameFr ?? '',
    slug: service?.slug ?? '',
    group: service?.group ?? 'other',
    isQuickSearch: service?.isQuickSearch ?? false,
    isActive: service?.isActive ?? false,
  };
}

export const bodyOf = ({ id: _, ...body }: ServiceValues): object => body;

export const validate = (values: ServiceValues): Record<string, string> =>
  errorsByField(createServiceSchema.safeParse(values));
