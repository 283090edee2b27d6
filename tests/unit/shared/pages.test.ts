import { describe, expect, it } from 'vitest';
import { appFor, pageFor, pages } from '../../../src/shared/pages.ts';

describe('pageFor', () => {
  it.each([
    ['/', 'site'],
    ['/accueil', 'site'],
    ['/accueil/', 'site'],
    ['/Accueil', 'site'],
    ['/formulaire/predefinis/12', 'site'],
    ['/formulaire/predefinis/12/0', 'site'],
    ['/details-projets/12', 'site'],
    ['/oasis-interne/gestion-de-projets', 'admin'],
    ['/details-projet-soumis/12', 'admin'],
    ['/oasis-interne/gestion-de-compte-entreprise/mes-entreprises', 'admin'],
    ['/gestion-de-compte-entreprise/12', 'admin'],
    ['/gestion-interne', 'admin'],
    ['/gestion-interne/admin/dashboard', 'admin'],
  ])('%s is a page of the %s', (address, app) => {
    expect(pageFor(address)?.app).toBe(app);
  });

  it.each([
    '/nulle-part',
    '/accueil/plus',
    '/formulaire/predefinis',
    '/formulaire/predefinis/1/2/3',
    '/details-projets',
  ])('%s is none', (address) => {
    expect(pageFor(address)).toBeUndefined();
  });
});

describe('appFor', () => {
  it.each([
    ['/nulle-part', 'site'],
    ['/gestion-interne/nulle-part', 'admin'],
    ['/oasis-interne/nulle-part', 'admin'],
    ['/', 'site'],
  ])('%s, page or not, is drawn by the %s', (address, app) => {
    expect(appFor(address)).toBe(app);
  });

  it.each(pages.map(({ pattern, app }) => [pattern, app]))('agrees with the page %s', (pattern, app) => {
    expect(appFor(pattern)).toBe(app);
  });
});
