import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { DensityIcon } from '../ui/icons.tsx';
import { PER_PAGE, useDensity } from './density.ts';

/** Narrow rows, and more of them on a page; or roomy ones. */
export function DensityButton() {
  const translate = useTranslate();
  const { isDense, setDense } = useDensity();
  const { setPerPage } = useListContext();
  const turn = () => {
    setDense(!isDense);
    setPerPage(isDense ? PER_PAGE.roomy : PER_PAGE.dense);
  };
  return (
    <Button startIcon={<DensityIcon />} aria-pressed={isDense} onClick={turn}>
      {translate('lists.dense')}
    </Button>
  );
}
