import { CreateScreen } from '../editing/CreateScreen.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import '../texts/placeNames.ts';

export function PlaceCreate() {
  return (
    <CreateScreen list="/places" back="placeNames.back" title="placeNames.newTitle">
      <PlaceForm />
    </CreateScreen>
  );
}
