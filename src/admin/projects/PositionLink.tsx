import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { mapLink } from '../../shared/places/mapLink.ts';
import type { PositionView } from '../../shared/places/views.ts';

/** A position by its code, to be read aloud on the telephone, and its map. */
export function PositionLink({ position }: { position: PositionView }) {
  const translate = useTranslate();
  return (
    <>
      <span translate="no">{position.shortCode}</span>
      {' – '}
      <Link href={mapLink(position)}>{translate('places.openMap')}</Link>
    </>
  );
}
