import { expect, it } from 'vitest';
import { isBehindGate } from '../../../src/shared/preview/gate.ts';

it.each([
  '/accueil',
  '/Accueil/',
  '/coming-soon',
  '/services',
  '/comment-ca-fonctionne',
  '/comment-ca-fonctionne/guide-entrepreneur',
  '/formulaire/recherche',
  '/formulaire/formulaire-client/pre-soumission',
  '/formulaire/predefinis/1/0',
  '/formulaire/info-supplementaire',
  '/connexions',
  '/nulle-part',
])('%s is behind the preview gate', (address) => {
  expect(isBehindGate(address)).toBe(true);
});

it.each(['/', '/preview-site', '/Preview-Site/', '/unauthorized', '/connexion', '/gestion-de-compte/paiements/1'])(
  '%s is not',
  (address) => {
    expect(isBehindGate(address)).toBe(false);
  },
);
