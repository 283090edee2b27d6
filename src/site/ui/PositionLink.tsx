import { mapLink } from '../../shared/places/mapLink.ts';
import type { PositionView } from '../../shared/places/views.ts';
import { t } from '../texts.ts';

/** A position by its code, which can be read aloud; a tap opens the map of the telephone. */
export function PositionLink({ position }: { position: PositionView }) {
  return (
    <>
      <strong translate="no">{position.shortCode}</strong>
      <br />
      <a href={mapLink(position)}>{t('places.openMap')}</a>
    </>
  );
}
