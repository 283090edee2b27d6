import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { previewTexts } from '../../src/shared/preview/texts.ts';
import type { PublicSettings } from '../../src/shared/settings/views.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectInvalid } from '../support/expectations.ts';

const PASSWORD = 'Avant-première 2026';
const DAY = 24 * 60 * 60 * 1000;
const html = { accept: 'text/html' };

let app: TestApp;
let now = new Date('2026-11-21T09:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ settings: { PREVIEW_PASSWORD: PASSWORD }, clock: () => now });
});
afterAll(() => app.close());

async function enter(): Promise<string> {
  const reply = await app.visitor.post('/preview-access', { password: PASSWORD });
  expectEntity(reply);
  const [cookie] = reply.cookies;
  expect(cookie).toMatchObject({ name: 'previewAccess', httpOnly: true, path: '/', sameSite: 'Lax' });
  return `previewAccess=${cookie?.value}`;
}

describe('with a preview password', () => {
  test.each([
    '/accueil',
    '/ACCUEIL/',
    '/services',
    '/comment-ca-fonctionne/guide-entrepreneur',
    '/formulaire/formulaire-client/info-projet',
    '/formulaire/predefinis/1/0',
    '/coming-soon',
    '/contact',
    '/nulle-part',
  ])('%s sends a locked visitor to the gate, which remembers it', async (address) => {
    const reply = await app.visitor.get(`${address}?a=1&b=2`, html);
    expect(reply.statusCode).toBe(302);
    const target = new URL(reply.headers.location ?? '', 'http://localhost');
    expect(target.pathname).toBe('/preview-site');
    expect(target.searchParams.get('origine')).toBe(`${address}?a=1&b=2`);
  });

  test.each(['/', '/preview-site', '/unauthorized', '/connexion', '/gestion-interne/staff', '/payment/success'])(
    '%s stays open',
    async (address) => {
      expect((await app.visitor.get(address, html)).statusCode).not.toBe(302);
    },
  );

  test('the API is not behind it', async () => {
    expect((await app.visitor.get('/get-active-services')).statusCode).toBe(200);
    expect(expectEntity<PublicSettings>(await app.visitor.get('/get-site-settings')).isGated).toBe(true);
  });

  test('a wrong password is refused in the specification’s words and opens nothing', async () => {
    const reply = await app.visitor.post('/preview-access', { password: 'avant-première 2026' });
    expect(expectInvalid(reply, 'Password').errors?.Password).toEqual(['Mot de passe incorrect']);
    expect(reply.cookies).toEqual([]);
  });

  test('no password is another message', async () => {
    const reply = await app.visitor.post('/preview-access', { password: '' });
    expect(expectInvalid(reply, 'Password').errorMessage).toBe(previewTexts['preview.required']);
  });

  test('the right one opens the pages for 30 days, and leaving closes them', async () => {
    const cookie = await enter();
    const statusWith = async (value: string) =>
      (await app.visitor.get('/accueil', { ...html, cookie: value })).statusCode;
    expect(await statusWith(cookie)).not.toBe(302);
    const [end, signature] = cookie.replace('previewAccess=', '').split('.');
    expect(await statusWith(`previewAccess=${Number(end) + 1}.${signature}`)).toBe(302);
    expect(await statusWith('previewAccess=true')).toBe(302);
    now = new Date(now.getTime() + 31 * DAY);
    expect(await statusWith(cookie)).toBe(302);
    const [cleared] = (await app.visitor.post('/leave-preview')).cookies;
    expect(cleared).toMatchObject({ name: 'previewAccess', value: '' });
  });

  test('a cookie of another password is worth nothing', async () => {
    const cookie = await enter();
    const other = await startTestApp({ settings: { PREVIEW_PASSWORD: 'Autre' }, clock: () => now });
    expect((await other.visitor.get('/accueil', { ...html, cookie })).statusCode).toBe(302);
    await other.close();
  });

  test('search engines are kept out', async () => {
    const reply = await app.visitor.get('/robots.txt');
    expect(reply.body).toBe('User-agent: *\nDisallow: /\n');
  });
});

test('without one, every page is open and no password is right', async () => {
  const open = await startTestApp();
  expect((await open.visitor.get('/accueil', html)).statusCode).not.toBe(302);
  expect(expectEntity<PublicSettings>(await open.visitor.get('/get-site-settings')).isGated).toBe(false);
  expectInvalid(await open.visitor.post('/preview-access', { password: 'undefined' }), 'Password');
  await open.close();
});
