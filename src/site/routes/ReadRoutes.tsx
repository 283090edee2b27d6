import { type ComponentType, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { markHydrated } from '../rendering/clickReplay.ts';
import { DeferredHydration, deferHydration } from '../rendering/deferredHydration.tsx';
import { embedded, type Loader, lazyModule } from '../rendering/rendering.ts';

/**
 * A page that is read in the server's HTML: its code comes after that of the frame. Where the browser draws it, a code
 * that does not come is a page that fails.
 */
function readPage(data: string, load: Loader<ComponentType>) {
  const isDrawn = Object.keys(embedded).some((path) => path.startsWith(data));
  const loadOrFail: Loader<ComponentType> = () =>
    load().catch((error) => {
      if (isDrawn) throw error;
      const fail = (): never => {
        throw error;
      };
      return fail;
    });
  return deferHydration(Object.assign(loadOrFail, { module: load.module }));
}

const tracking = readPage(
  '/tracking/',
  lazyModule(
    import.meta.env.SSR && 'src/site/tracking/TrackingPage.tsx',
    async () => (await import('../tracking/TrackingPage.tsx')).TrackingPage,
  ),
);
const enterprise = readPage(
  '/public-enterprises/',
  lazyModule(
    import.meta.env.SSR && 'src/site/directory/EnterprisePage.tsx',
    async () => (await import('../directory/EnterprisePage.tsx')).EnterprisePage,
  ),
);

/** The pages that a link from outside leads to: of a request, of an enterprise. */
export function ReadRoutes() {
  return (
    <Routes>
      <Route path="/suivi/:token" element={<ReadPage key="tracking" part={tracking} />} />
      <Route path="/entreprises/:slug" element={<ReadPage key="enterprise" part={enterprise} />} />
    </Routes>
  );
}

function ReadPage({ part }: { part: ReturnType<typeof deferHydration> }) {
  useEffect(() => markHydrated('page'), []);
  return <DeferredHydration part={part} place="100vh" />;
}
