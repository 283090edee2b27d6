import * as z from 'zod/mini';
import { idField, requiredText } from '../api/fields.ts';
import { latitude, longitude } from '../catalog/adminSchemas.ts';
import { NAME_MAX, versionField } from '../editing/schemas.ts';

const SPELLINGS_MAX = 10;

/** Once each, and without empty ones. */
const spellings = z.array(z.string('common.invalid').check(z.trim(), z.maxLength(NAME_MAX, 'common.tooLong'))).check(
  z.overwrite((given) => [...new Set(given.filter(Boolean))]),
  z.maxLength(SPELLINGS_MAX, 'placeAdmin.tooManySpellings'),
);

const place = {
  name: requiredText('placeAdmin.nameRequired', NAME_MAX),
  spellings: z._default(spellings, []),
  latitude: z._default(z.nullable(latitude), null),
  longitude: z._default(z.nullable(longitude), null),
  /** Of a landmark; null where nobody knows. */
  districtId: z._default(z.nullable(idField()), null),
};

interface Coordinates {
  latitude: number | null;
  longitude: number | null;
}

/** Half a position is none: the error stands at the half that is missing. */
const hasLatitude = ({ latitude, longitude }: Coordinates) => latitude !== null || longitude === null;
const hasLongitude = ({ latitude, longitude }: Coordinates) => longitude !== null || latitude === null;
const missing = (axis: keyof Coordinates) => ({ path: [axis], error: 'placeAdmin.bothCoordinates' });

export const createPlaceSchema = z
  .object({ cityId: idField('placeAdmin.cityRequired'), ...place })
  .check(z.refine(hasLatitude, missing('latitude')), z.refine(hasLongitude, missing('longitude')));
export const updatePlaceSchema = z
  .object({ ...place, updatedAt: versionField })
  .check(z.refine(hasLatitude, missing('latitude')), z.refine(hasLongitude, missing('longitude')));

/** One line of a file; its city and its district are named. */
export const placeLineSchema = z
  .object(place)
  .check(z.refine(hasLatitude, missing('latitude')), z.refine(hasLongitude, missing('longitude')));

const IMPORT_MAX_CHARACTERS = 1_000_000;
export const IMPORT_MAX_LINES = 5000;

/** A CSV file as text, with a header: `type;ville;quartier;nom;orthographes;latitude;longitude`. */
export const importPlacesSchema = z.object({
  content: z
    .string('placeAdmin.fileRequired')
    .check(z.minLength(1, 'placeAdmin.fileEmpty'), z.maxLength(IMPORT_MAX_CHARACTERS, 'placeAdmin.fileTooLarge')),
});

export type CreatePlace = z.infer<typeof createPlaceSchema>;
export type UpdatePlace = z.infer<typeof updatePlaceSchema>;
