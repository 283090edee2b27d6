import { type Theme, useMediaQuery } from '@mui/material';
import { useStore } from 'react-admin';

/** Rows of a page: the specification's ten (§9), and as many as a dense table shows at once. */
export const PER_PAGE = { roomy: 10, dense: 25 } as const;

/** Whether this person reads tables in narrow rows, on this device. Cards of a phone know no such thing. */
export function useDensity() {
  const hasTable = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [isChosen, setDense] = useStore('lists.dense', true);
  const isDense = hasTable && isChosen;
  return { isDense, setDense, perPage: isDense ? PER_PAGE.dense : PER_PAGE.roomy };
}
