import { Stack } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useCities, useServices } from '../forms/choices.tsx';
import { FilterAgent } from '../lists/FilterAgent.tsx';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice } from '../lists/FilterChoice.tsx';
import { FilterSearch } from '../lists/FilterSearch.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { HolderFilter } from './HolderFilter.tsx';
import { QueueChips } from './QueueChips.tsx';

export function ProjectFilters() {
  const translate = useTranslate();
  const cities = useCities();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <QueueChips />
      <FilterAgent />
      <FilterBar>
        <FilterSearch label={translate('agent.search')} hint={translate('agent.searchHint')} />
        <ServiceFilter />
        <FilterChoice
          name="cityId"
          label={translate('resources.projects.fields.cityId')}
          none={translate('agent.allCities')}
          choices={cities.choices}
        />
        <HolderFilter />
      </FilterBar>
    </Stack>
  );
}

const UNCATEGORISED = 'uncategorised';

/** A service, or the projects that have none yet, which the server filters by another name. */
function ServiceFilter() {
  const translate = useTranslate();
  const services = useServices();
  const { filterValues, setFilters } = useListContext();
  const { serviceId, uncategorised, ...others } = filterValues;
  const choose = (value: string) => {
    if (value === UNCATEGORISED) setFilters({ ...others, uncategorised: true });
    else setFilters(value ? { ...others, serviceId: value } : others);
  };
  return (
    <ChoiceField
      label={translate('resources.projects.fields.serviceId')}
      value={uncategorised ? UNCATEGORISED : String(serviceId ?? '')}
      none={translate('agent.allServices')}
      choices={[{ value: UNCATEGORISED, label: translate('projects.uncategorised') }, ...services.choices]}
      onChoice={choose}
    />
  );
}
