import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { createPlaceSchema, updatePlaceSchema } from '../../shared/places/adminSchemas.ts';
import type { ManagedPlace } from '../../shared/places/views.ts';
import { ContentForm } from '../editing/ContentForm.tsx';
import { FailedChoices, useCities, useDistricts } from '../forms/choices.tsx';
import { FormField } from '../forms/FormField.tsx';
import { errorsByField } from '../forms/formErrors.ts';
import { degreesOf, typedDegrees } from '../places/degrees.ts';
import { Section } from '../ui/Section.tsx';

/** A new landmark; or of a place what belongs to the search: spellings, coordinates, and a landmark's name. */
export function PlaceForm({ place }: { place?: ManagedPlace }) {
  const translate = useTranslate();
  const isLandmark = !place || place.kind === 'landmark';
  return (
    <ContentForm<ManagedPlace, PlaceValues>
      resource="places"
      row={place}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      validate={place ? validateChange : validateNew}
    >
      <Section title={translate('placeNames.formSection')}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
          {place ? null : <CityField />}
          {isLandmark ? <DistrictField /> : null}
          <FormField
            required
            source="name"
            maxLength={60}
            readOnly={!isLandmark}
            hint={isLandmark ? undefined : translate('placeNames.nameElsewhere')}
          />
          <FormField source="spellings" maxLength={700} hint={translate('placeNames.spellingsHint')} />
          <FormField source="latitude" maxLength={12} hint={translate('placeNames.latitudeHint')} />
          <FormField source="longitude" maxLength={12} hint={translate('placeNames.longitudeHint')} />
        </Box>
      </Section>
    </ContentForm>
  );
}

function CityField() {
  const translate = useTranslate();
  const cities = useCities();
  return (
    <div>
      <FormField required source="cityId" choices={cities.choices} none={translate('control.choose')} />
      <FailedChoices source="cityId" list={cities} />
    </div>
  );
}

function DistrictField() {
  const translate = useTranslate();
  const districts = useDistricts(useWatch({ name: 'cityId' }) ?? '');
  return (
    <div>
      <FormField source="districtId" choices={districts.choices} none={translate('placeNames.noDistrict')} />
      <FailedChoices source="districtId" list={districts} />
    </div>
  );
}

interface PlaceValues {
  id: string;
  cityId: string;
  districtId: string;
  name: string;
  spellings: string;
  latitude: string;
  longitude: string;
}

/** The district of a district is itself, and is not typed. */
const valuesOf = (place: ManagedPlace | undefined): PlaceValues => ({
  id: place?.id ?? '',
  cityId: place?.cityId ?? '',
  districtId: (place?.kind === 'landmark' && place.districtId) || '',
  name: place?.name ?? '',
  spellings: place?.spellings.join(', ') ?? '',
  latitude: typedDegrees(place?.latitude),
  longitude: typedDegrees(place?.longitude),
});

const bodyOf = ({ cityId, districtId, name, spellings, latitude, longitude }: PlaceValues) => ({
  cityId,
  districtId: districtId || null,
  name,
  spellings: spellings.split(','),
  latitude: degreesOf(latitude),
  longitude: degreesOf(longitude),
});

const validateNew = (values: PlaceValues) => errorsByField(createPlaceSchema.safeParse(bodyOf(values)));

const validateChange = (values: PlaceValues) =>
  errorsByField(updatePlaceSchema.safeParse({ ...bodyOf(values), updatedAt: new Date(0).toISOString() }));
