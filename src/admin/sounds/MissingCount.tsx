import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';

/** How many sounds and pictures there are to make, of the lines that the filter leaves. */
export function MissingCount() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const filter = JSON.stringify(filterValues);
  const { data } = useQuery(
    apiQuery(['sounds', 'missing', filter], (signal) =>
      api.get('/admin/sounds/missing', { query: { filter }, signal }),
    ),
  );
  if (!data) return null;
  const { sounds, pictures } = data;
  const counts = {
    sounds: translate('sounds.soundsToMake', { smart_count: sounds }),
    pictures: translate('sounds.picturesToMake', { smart_count: pictures }),
  };
  return (
    <Typography role="status" sx={{ fontWeight: 700, flex: '1 1 100%' }}>
      {translate(sounds + pictures === 0 ? 'sounds.nothingToMake' : 'sounds.toMake', counts)}
    </Typography>
  );
}
