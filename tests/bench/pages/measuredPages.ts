import type { OwnRequest } from '../../../src/shared/tracking/requestViews.ts';
import { DEMO_PASSWORD } from '../../support/builders.ts';

/** A public page that is measured beside one written by hand with the same content. */
export interface MeasuredPage {
  /** As the figures call it. */
  name: string;
  /** The one written by hand, in `static`. */
  byHand: string;
  /** Its path on this server. */
  pathOn: (origin: string) => Promise<string>;
  /** Where a budget holds the scripts of the first load: how much, and the module whose static imports they are. */
  scripts?: { module: string; kib: number };
  /** Where a budget holds a whole first visit. */
  transferredKib?: number;
}

export const measuredPages: readonly MeasuredPage[] = [
  {
    name: '/accueil',
    byHand: 'home',
    pathOn: async () => '/accueil',
    scripts: { module: 'src/site/home/HomePage.tsx', kib: 75 },
    transferredKib: 120,
  },
  {
    name: '/suivi/{token}',
    byHand: 'tracking',
    pathOn: comparingPath,
    scripts: { module: 'src/site/routes/ReadRoutes.tsx', kib: 75 },
  },
  {
    name: '/entreprises/{slug}',
    byHand: 'enterprise',
    pathOn: enterprisePath,
    scripts: { module: 'src/site/routes/ReadRoutes.tsx', kib: 75 },
  },
];

/** Of the demonstration client's request that has three quotes to compare: the longest page. */
async function comparingPath(origin: string): Promise<string> {
  const login = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginIdentifier: 'client@oasis.test', password: DEMO_PASSWORD }),
  });
  const { accessToken } = await login.json();
  const authorization = `Bearer ${accessToken}`;
  const requests: OwnRequest[] = await entityAt(`${origin}/own-requests`, { authorization });
  return pathOf(requests.find(({ nextStep }) => nextStep.by === 'client')?.trackingPath);
}

async function enterprisePath(origin: string): Promise<string> {
  const { items }: { items: { name: string; path: string }[] } = await entityAt(`${origin}/public-enterprises`);
  return pathOf(items.find(({ name }) => name === 'Condé Rénovation')?.path);
}

const entityAt = async (url: string, headers: Record<string, string> = {}) =>
  (await (await fetch(url, { headers })).json()).entity;

function pathOf(path: string | undefined): string {
  if (path === undefined) throw new Error('The demonstration lacks what the page written by hand shows');
  return path;
}
