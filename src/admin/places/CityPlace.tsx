import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { updateCitySchema } from '../../shared/catalog/adminSchemas.ts';
import type { ManagedCity } from '../../shared/catalog/adminViews.ts';
import { regions } from '../../shared/catalog/regions.ts';
import { ContentForm } from '../editing/ContentForm.tsx';
import { FormField } from '../forms/FormField.tsx';
import { errorsByField } from '../forms/formErrors.ts';
import { Section } from '../ui/Section.tsx';
import { degreesOf, typedDegrees } from './degrees.ts';

/** The region of a city and its coordinates, by which contractors of other cities hear of its requests. */
export function CityPlace({ city }: { city: ManagedCity }) {
  const translate = useTranslate();
  const choices = regions.map((value) => ({ value, label: value }));
  return (
    <ContentForm<ManagedCity, PlaceValues>
      resource="cities"
      row={city}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      validate={validate}
    >
      <Section title={translate('placeAdmin.where')}>
        <Typography color="textSecondary">{translate('placeAdmin.whereHint')}</Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr 1fr' } }}>
          <FormField source="region" choices={choices} none={translate('placeAdmin.noRegion')} />
          <FormField source="latitude" hint={translate('placeAdmin.latitudeHint')} maxLength={12} />
          <FormField source="longitude" hint={translate('placeAdmin.longitudeHint')} maxLength={12} />
        </Box>
      </Section>
    </ContentForm>
  );
}

interface PlaceValues {
  id: string;
  name: string;
  region: string;
  latitude: string;
  longitude: string;
}

const valuesOf = (city: ManagedCity | undefined): PlaceValues => ({
  id: city?.id ?? '',
  name: city?.name ?? '',
  region: city?.region ?? '',
  latitude: typedDegrees(city?.latitude),
  longitude: typedDegrees(city?.longitude),
});

const bodyOf = ({ name, region, latitude, longitude }: PlaceValues) => ({
  name,
  region: region || null,
  latitude: degreesOf(latitude),
  longitude: degreesOf(longitude),
});

const validate = (values: PlaceValues): Record<string, string> =>
  errorsByField(updateCitySchema.safeParse({ ...bodyOf(values), updatedAt: new Date(0).toISOString() }));
