import type { LanguageItem, PlaceItem, QuestionItem, ServiceItem } from '../../shared/catalog/views.ts';
import { useList } from './useList.ts';

const services = {
  active: '/get-active-services',
  featured: '/get-spotLighted-services',
  other: '/get-not-spotLighted-services',
  specialized: '/get-specialized-services',
  quickSearch: '/get-quick-search-services',
} as const;

export type ServiceGroup = keyof typeof services;

/** The public lists (specification §7), each loaded once and shared. */
export const useServices = (group: ServiceGroup) => useList<ServiceItem>(services[group]);
export const useLanguages = () => useList<LanguageItem>('/get-languages');
export const useCities = () => useList<PlaceItem>('/get-cities');
export const useDistricts = (cityId: string | undefined) =>
  useList<PlaceItem>(cityId ? `/get-districts/${encodeURIComponent(cityId)}` : undefined);
export const useQuestions = (serviceId: string | undefined) =>
  useList<QuestionItem>(serviceId ? `/get-questions/${encodeURIComponent(serviceId)}` : undefined);
