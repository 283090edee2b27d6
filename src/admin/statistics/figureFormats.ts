import { useTranslate } from 'react-admin';

const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const compact = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 });
const signed = new Intl.NumberFormat('fr-FR', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

export const formatCount = (value: number): string => whole.format(value);

/** For an axis: `1,2 M`. */
export const formatShort = (value: number): string => compact.format(value);

/** `12 %`; of nothing, nothing. */
export function formatShare(part: number, all: number): string {
  return percent.format(all === 0 ? 0 : part / all);
}

/** How a figure moved: `+12 %`; undefined where there was nothing to compare it with. */
function formatChange(current: number, previous: number): string | undefined {
  return previous === 0 ? undefined : signed.format((current - previous) / previous);
}

/** How a figure moved since the period before, in words where there is no rate. */
export function useChange(): (current: number, previous: number) => string {
  const translate = useTranslate();
  return (current, previous) => {
    if (current === previous) return translate('statistics.noChange');
    return formatChange(current, previous) ?? translate('statistics.noPrevious');
  };
}
