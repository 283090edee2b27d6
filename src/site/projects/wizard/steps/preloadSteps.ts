const steps = [
  () => import('../ProjectInfoPage.tsx'),
  () => import('../PersonalInfoPage.tsx'),
  () => import('../SummaryPage.tsx'),
  () => import('../ConfirmationPage.tsx'),
];

/**
 * Brings the code of the steps to come while there is a network, so that losing it on the way stops nobody. Asks
 * again when the network returns. Returns the way to stop.
 */
export function preloadSteps(): () => void {
  const stop = new AbortController();
  const load = () => {
    const loading = Promise.all(steps.map((step) => step()));
    loading.catch(() => addEventListener('online', load, { once: true, signal: stop.signal }));
  };
  load();
  return () => stop.abort();
}
