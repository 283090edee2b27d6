import { Alert, Button } from '@mui/material';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useResourceContext, useTranslate } from 'react-admin';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { mayRecover } from '../providers/httpErrors.ts';
import { keptQuery } from '../providers/keptQuery.ts';

export interface Choice {
  value: string;
  label: string;
}

export interface Choices {
  choices: Choice[];
  isLoading: boolean;
  isFailed: boolean;
  reload: () => void;
}

interface Named {
  id: string;
  nameFr?: string;
  name?: string;
}

/** Up to 4 requests, 2 s apart (specification §7). */
const again = {
  retry: (failures: number, error: unknown) => failures < 3 && mayRecover(error),
  retryDelay: 2000,
};

/** These lists change seldom: one load lasts for a few records. */
const choiceList = { ...again, staleTime: 5 * 60_000 };

const servicesQuery = keptQuery('services', (signal) => api.get('/get-active-services', { signal }));
const citiesQuery = keptQuery('cities', (signal) => api.get('/get-cities', { signal }));
const languagesQuery = keptQuery('languages', (signal) => api.get('/get-languages', { signal }));
const packagesQuery = apiQuery(['choices', 'packages'], (signal) => api.get('/get-packages', { signal }));
const projectAgentsQuery = apiQuery(['choices', 'project-agents'], (signal) =>
  api.get('/admin/project-agents', { signal }),
);
const enterpriseAgentsQuery = apiQuery(['choices', 'enterprise-agents'], (signal) =>
  api.get('/admin/enterprise-agents', { signal }),
);
const districtsQuery = (cityId: string) =>
  apiQuery(['choices', 'districts', cityId], (signal) =>
    api.get('/get-districts/{cityId}', { path: { cityId }, signal }),
  );

function choicesOf({ data, isLoading, isError, refetch }: UseQueryResult<readonly Named[]>): Choices {
  return {
    choices: (data ?? []).map(({ id, nameFr, name }) => ({ value: id, label: nameFr ?? name ?? '' })),
    isLoading,
    isFailed: isError,
    reload: () => void refetch(),
  };
}

export const useServices = (): Choices => choicesOf(useQuery({ ...servicesQuery, ...again }));
export const useCities = (): Choices => choicesOf(useQuery({ ...citiesQuery, ...again }));
export const useLanguages = (): Choices => choicesOf(useQuery({ ...languagesQuery, ...again }));
export const usePackages = (): Choices => choicesOf(useQuery({ ...packagesQuery, ...choiceList }));
export const useProjectAgents = (): Choices => choicesOf(useQuery({ ...projectAgentsQuery, ...choiceList }));
export const useEnterpriseAgents = (): Choices => choicesOf(useQuery({ ...enterpriseAgentsQuery, ...choiceList }));

/** The districts of a city; none while no city is chosen. */
export const useDistricts = (cityId: string): Choices =>
  choicesOf(useQuery({ ...districtsQuery(cityId), ...choiceList, enabled: cityId !== '' }));

/** The choices with the present value among them: a service or a place may have been withdrawn since. */
export function withPresent(choices: readonly Choice[], present: Choice | undefined): Choice[] {
  return present?.value && !choices.some(({ value }) => value === present.value) ? [...choices, present] : [...choices];
}

/** Says that the choices of a field could not be loaded, and loads them again. */
export function FailedChoices({ source, list }: { source: string; list: Choices }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  if (!list.isFailed) return null;
  const field = translate(`resources.${resource}.fields.${source}`);
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={list.reload}>
          {translate('common.retry')}
        </Button>
      }
    >
      {translate('agent.choicesFailed', { list: field })}
    </Alert>
  );
}
