import { Box } from '@mui/material';
import { picturePath } from '../../shared/pictures/names.ts';

/** A picture of an answer, in the colour of the words beside it, which say what it is. */
export function Picture({ name, size = 24 }: { name: string; size?: number }) {
  const image = `url("${picturePath(name)}") center / contain no-repeat`;
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{ display: 'inline-block', width: size, height: size, flex: 'none', bgcolor: 'currentColor', mask: image }}
    />
  );
}
