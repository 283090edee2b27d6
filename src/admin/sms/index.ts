import { lazy } from 'react';

export const SmsSummary = lazy(async () => ({ default: (await import('./SmsSummary.tsx')).SmsSummary }));
