import { describe, expect, it } from 'vitest';
import { toAddress, toOwn } from '../../../src/admin/providers/addresses.ts';
import { appFor, pageFor } from '../../../src/shared/pages.ts';

const screens = [
  { own: '/', address: '/gestion-interne/admin/dashboard' },
  { own: '/welcome', address: '/gestion-interne' },
  { own: '/projects', address: '/oasis-interne/gestion-de-projets' },
  { own: '/projects/0199-a', address: '/details-projet-soumis/0199-a' },
  { own: '/all-projects', address: '/gestion-interne/projets' },
  { own: '/enterprises', address: '/oasis-interne/gestion-de-compte-entreprise' },
  { own: '/my-enterprises', address: '/oasis-interne/gestion-de-compte-entreprise/mes-entreprises' },
  { own: '/enterprises/0199-a', address: '/gestion-de-compte-entreprise/0199-a' },
  { own: '/all-enterprises', address: '/gestion-interne/entreprises' },
  { own: '/verification-requests', address: '/gestion-interne/demandes-verification' },
  { own: '/verification-requests/0199-a', address: '/gestion-interne/demandes-verification/0199-a' },
  { own: '/payments', address: '/gestion-interne/historique-paiements' },
  { own: '/payments/0199-a', address: '/gestion-interne/historique-paiements/0199-a' },
  { own: '/subscriptions', address: '/gestion-interne/abonnements' },
  { own: '/statistics', address: '/gestion-interne/statistiques' },
  { own: '/handled-steps', address: '/gestion-interne/etapes-traitees' },
  { own: '/promised-calls', address: '/gestion-interne/rappels-promis' },
  { own: '/messages', address: '/gestion-interne/messages' },
  { own: '/audit-log', address: '/gestion-interne/journal' },
  { own: '/services', address: '/gestion-interne/nos-services' },
  { own: '/services/create', address: '/gestion-interne/nos-services/nouveau' },
  { own: '/services/0199-a', address: '/gestion-interne/nos-services/0199-a' },
  { own: '/partners', address: '/gestion-interne/partenaires' },
  { own: '/packages/create', address: '/gestion-interne/forfaits/nouveau' },
  { own: '/cities/0199-a', address: '/gestion-interne/villes/0199-a' },
  { own: '/places', address: '/gestion-interne/lieux' },
  { own: '/places/create', address: '/gestion-interne/lieux/nouveau' },
  { own: '/places/0199-a', address: '/gestion-interne/lieux/0199-a' },
  { own: '/languages', address: '/gestion-interne/langues' },
  { own: '/settings/site', address: '/gestion-interne/parametres' },
  { own: '/follow-up-settings/site', address: '/gestion-interne/parametres/suivi' },
  { own: '/staff', address: '/gestion-interne/staff' },
  { own: '/staff/0199-a', address: '/gestion-interne/staff/0199-a' },
  { own: '/add-user', address: '/gestion-interne/ajout-utilisateur' },
  { own: '/support-tickets', address: '/gestion-interne/support' },
  { own: '/support-tickets/0199-a', address: '/gestion-interne/support/0199-a' },
];
const sitePages = [
  { own: '/login', address: '/connexion' },
  { own: '/access-denied', address: '/unauthorized' },
];

describe('the addresses of the back-office', () => {
  it.each([...screens, ...sitePages])('shows $own at $address, and back', ({ own, address }) => {
    expect(toAddress(own)).toBe(address);
    expect(toOwn(address)).toBe(own);
  });

  it.each(screens)('leaves $own and $address alone where they are already right', ({ own, address }) => {
    expect(toOwn(own)).toBe(own);
    expect(toAddress(address)).toBe(address);
  });

  it.each(screens)('is a page of the back-office that the server knows: $address', ({ address }) => {
    expect(appFor(address)).toBe('admin');
    expect(pageFor(address)).toMatchObject({ app: 'admin' });
  });

  it.each(sitePages)('is a page of the site: $address', ({ address }) => {
    expect(appFor(address)).toBe('site');
  });

  it('takes a final slash and other cases as the same address, and keeps the id as it is', () => {
    expect(toOwn('/Oasis-Interne/gestion-de-projets/')).toBe('/projects');
    expect(toOwn('/details-projet-soumis/AbC')).toBe('/projects/AbC');
  });

  it('leaves an unknown path as it is', () => {
    expect(toOwn('/gestion-interne/nulle-part')).toBe('/gestion-interne/nulle-part');
    expect(toAddress('/nowhere/at/all')).toBe('/nowhere/at/all');
  });
});
