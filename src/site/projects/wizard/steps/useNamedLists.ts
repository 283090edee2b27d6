import type { LanguageItem, PlaceItem } from '../../../../shared/catalog/views.ts';
import { type LoadedList, useCities, useDistricts, useLanguages } from '../../../catalog/lists.ts';

interface Named {
  id: string;
  label: string;
}

const named = <Item>(list: LoadedList<Item>, nameOf: (item: Item) => Named): LoadedList<Named> =>
  list.status === 'ready' ? { ...list, items: list.items.map(nameOf) } : list;

const placeName = ({ id, name }: PlaceItem): Named => ({ id, label: name });
const languageName = ({ id, nameFr }: LanguageItem): Named => ({ id, label: nameFr });

/** The lists of the form's selects, all with a label. */
export const useNamedCities = () => named(useCities(), placeName);
export const useNamedDistricts = (cityId: string) => named(useDistricts(cityId || undefined), placeName);
export const useNamedLanguages = () => named(useLanguages(), languageName);
