import { useGetList, useGetManyReference } from 'react-admin';

export interface Choice {
  value: string;
  label: string;
}

export interface Choices {
  choices: Choice[];
  isPending: boolean;
  isFailed: boolean;
  reload: () => void;
}

interface Named {
  id: string;
  nameFr?: string;
  name?: string;
}

/** These lists change seldom: one load is enough for the time an agent works on a few projects. */
const FRESH_MS = 5 * 60_000;
const everything = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'ASC' as const } };
const options = { staleTime: FRESH_MS, retry: false };

const choicesOf = (rows: Named[] | undefined): Choice[] =>
  (rows ?? []).map(({ id, nameFr, name }) => ({ value: id, label: nameFr ?? name ?? '' }));

function useWholeList(resource: string): Choices {
  const { data, isPending, error, refetch } = useGetList<Named>(resource, everything, options);
  return { choices: choicesOf(data), isPending, isFailed: Boolean(error), reload: () => void refetch() };
}

export const useServices = (): Choices => useWholeList('catalog.services');
export const useCities = (): Choices => useWholeList('catalog.cities');
export const useLanguages = (): Choices => useWholeList('catalog.languages');
export const useProjectAgents = (): Choices => useWholeList('catalog.project-agents');
export const usePackages = (): Choices => useWholeList('catalog.packages');
export const useEnterpriseAgents = (): Choices => useWholeList('catalog.enterprise-agents');

/** The districts of a city; none while no city is chosen. */
export function useDistricts(cityId: string): Choices {
  const { data, isPending, error, refetch } = useGetManyReference<Named>(
    'catalog.districts',
    { target: 'cityId', id: cityId, ...everything, filter: {} },
    { ...options, enabled: cityId !== '' },
  );
  return {
    choices: choicesOf(data),
    isPending: isPending && cityId !== '',
    isFailed: Boolean(error),
    reload: () => void refetch(),
  };
}

/** The choices with the present value among them: a service or a place may have been withdrawn since. */
export function withPresent(choices: readonly Choice[], present: Choice | undefined): Choice[] {
  return present?.value && !choices.some(({ value }) => value === present.value) ? [...choices, present] : [...choices];
}
