import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { PageRequest, RenderedPage } from '../../shared/rendering/renderPage.ts';
import { type Rendering, RenderingContext } from '../rendering/rendering.ts';
import { SiteContent } from './SiteContent.tsx';

/**
 * Draws the page of this address with its data, whole: nothing is left for the browser to ask. Throws what a page
 * throws. Built by itself (`vite build --mode ssr`) and run by the server.
 */
export async function renderPage({ pathname, search, origin, read }: PageRequest): Promise<RenderedPage> {
  const rendering: Rendering = {
    pathname,
    origin,
    read,
    status: 200,
    title: '',
    description: undefined,
    modules: new Set(),
    deferredModules: new Set(),
    structuredData: [],
  };
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <RenderingContext value={rendering}>
      <StaticRouter location={`${pathname}${search}`}>
        <SiteContent />
      </StaticRouter>
    </RenderingContext>,
    // A part must never be put aside for a script to bring in: there may be no script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void errors.push(error) },
  );
  let body = '';
  for await (const chunk of prelude) body += chunk;
  if (errors.length > 0) throw errors[0];
  const { status, title, description, modules, deferredModules, structuredData } = rendering;
  return {
    status,
    title,
    description,
    body,
    modules: [...modules],
    deferredModules: [...deferredModules],
    structuredData,
  };
}
