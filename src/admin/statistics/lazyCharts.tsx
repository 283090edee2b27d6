import { Skeleton } from '@mui/material';
import { type ComponentProps, lazy, Suspense } from 'react';
import type * as charts from './charts.tsx';

/** The library of charts comes with the first chart that is drawn. */
const Bars = lazy(() => import('./charts.tsx').then(({ BarsChart }) => ({ default: BarsChart })));
const Lines = lazy(() => import('./charts.tsx').then(({ LinesChart }) => ({ default: LinesChart })));

const waiting = (height = 280) => <Skeleton variant="rounded" height={height} />;

export function BarsChart(props: ComponentProps<typeof charts.BarsChart>) {
  return (
    <Suspense fallback={waiting(props.height)}>
      <Bars {...props} />
    </Suspense>
  );
}

export function LinesChart(props: ComponentProps<typeof charts.LinesChart>) {
  return (
    <Suspense fallback={waiting()}>
      <Lines {...props} />
    </Suspense>
  );
}
