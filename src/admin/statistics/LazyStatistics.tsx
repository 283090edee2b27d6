import { lazy, Suspense } from 'react';

/** A screen of few people: its code comes when it is opened. */
const Screen = lazy(() =>
  import('./StatisticsScreen.tsx').then(({ StatisticsScreen }) => ({ default: StatisticsScreen })),
);

export function LazyStatistics() {
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  );
}
