import { useRedirect, useTranslate } from 'react-admin';
import type { ManagedPlace } from '../../shared/places/views.ts';
import { RemoveButton } from '../editing/RemoveButton.tsx';
import { EditScreen } from '../ui/EditScreen.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import '../texts/placeNames.ts';

export function PlaceEdit() {
  return (
    <EditScreen<ManagedPlace> list="/places" back="placeNames.back" failed="placeNames.failed">
      {(place) => <PlacePage place={place} />}
    </EditScreen>
  );
}

/** Only a landmark is removed here; the others stand on their city's page. */
function PlacePage({ place }: { place: ManagedPlace }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const remove = (
    <RemoveButton
      resource="places"
      row={place}
      name={place.name}
      text={translate('placeNames.removeText')}
      onDone={() => redirect('list', 'places')}
    />
  );
  return (
    <>
      <PageHeading title={place.name} {...(place.kind === 'landmark' ? { actions: remove } : {})} />
      <PlaceForm key={place.id} place={place} />
    </>
  );
}
