import { useTranslate } from 'react-admin';
import { formatChange } from './figureFormats.ts';

/** How a figure moved since the period before, in words where there is no rate. */
export function useChange(): (current: number, previous: number) => string {
  const translate = useTranslate();
  return (current, previous) => {
    if (current === previous) return translate('statistics.noChange');
    return formatChange(current, previous) ?? translate('statistics.noPrevious');
  };
}
