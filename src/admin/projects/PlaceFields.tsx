import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProjectView } from '../../shared/projects/views.ts';
import { useCities, useDistricts, withPresent } from '../forms/choices.ts';
import { FailedChoices } from '../forms/FailedChoices.tsx';
import { FormField } from '../forms/FormField.tsx';

/** Choosing a city clears the district and loads that city's (specification §5). */
export function PlaceFields({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const cityId: string = useWatch({ name: 'cityId' }) ?? '';
  const cities = useCities();
  const districts = useDistricts(cityId);
  const district = { value: project.districtId, label: project.districtName };
  return (
    <>
      <FormField
        required
        source="cityId"
        choices={withPresent(cities.choices, { value: project.cityId, label: project.cityName })}
        none={translate('control.choose')}
        onPicked={() => setValue('districtId', '', { shouldDirty: true })}
      />
      <FormField
        required
        source="districtId"
        choices={withPresent(districts.choices, cityId === project.cityId ? district : undefined)}
        none={translate(districts.isLoading ? 'agent.districtsLoading' : 'control.choose')}
        {...(cityId ? {} : { hint: translate('agent.cityFirst') })}
      />
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>
        <FailedChoices source="cityId" list={cities} />
        <FailedChoices source="districtId" list={districts} />
        <FormField required source="address" maxLength={200} />
      </Box>
    </>
  );
}
