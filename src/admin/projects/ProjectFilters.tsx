import { FormControlLabel, Stack, Switch } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { projectStates } from '../../shared/projects/status.ts';
import { useCities, useServices } from '../forms/choices.ts';
import { ChoiceField } from '../layout/ChoiceField.tsx';
import { FilterAgent } from '../lists/FilterAgent.tsx';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChips } from '../lists/FilterChips.tsx';
import { FilterChoice } from '../lists/FilterChoice.tsx';
import { FilterSearch } from '../lists/FilterSearch.tsx';
import { useFilter } from '../lists/useFilter.ts';

export function ProjectFilters() {
  const translate = useTranslate();
  const cities = useCities();
  const states = projectStates.map((state) => ({ value: state, label: translate(`projects.state.${state}`) }));
  return (
    <Stack sx={{ gap: 1.5 }}>
      <FilterChips
        name="status"
        label={translate('agent.statusFilter')}
        all={translate('agent.allStates')}
        choices={states}
      />
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
        <MineFilter />
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

function MineFilter() {
  const translate = useTranslate();
  const [value, choose] = useFilter('mine');
  return (
    <FormControlLabel
      control={<Switch checked={value === true} onChange={(_, checked) => choose(checked)} />}
      label={translate('agent.mine')}
      sx={{ minHeight: 44, ml: 0 }}
    />
  );
}
