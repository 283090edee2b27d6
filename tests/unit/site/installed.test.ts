import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageFor } from '../../../src/shared/pages.ts';
import { isPublicPage } from '../../../src/site/offline/worker/cachePolicy.ts';

interface Icon {
  src: string;
  sizes: string;
  purpose?: string;
}

describe('the manifest', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
  const icons: Icon[] = manifest.icons;

  it('has what an installation asks for', () => {
    expect(manifest).toMatchObject({ start_url: '/accueil', scope: '/', display: 'standalone', lang: 'fr' });
    for (const key of ['name', 'short_name', 'theme_color', 'background_color']) expect(manifest[key]).toBeTruthy();
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  });

  it.each(icons.filter(({ src }) => src.endsWith('.png')))('$src is as large as it says', ({ src, sizes }) => {
    const png = readFileSync(`public${src}`);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  });

  it('has a small and a large icon, each also for systems that cut their own shape', () => {
    for (const purpose of ['any', 'maskable']) {
      const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
      expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
    }
  });

  it('leads to pages that exist', () => {
    const addresses = [manifest.start_url, ...manifest.shortcuts.map(({ url }: { url: string }) => url)];
    expect(addresses.filter((address) => !pageFor(address))).toEqual([]);
  });
});

describe('the typeface', () => {
  it('is one small file, with its licence', () => {
    expect(statSync('src/shared/typeface/figtree.woff2').size).toBeLessThanOrEqual(22 * 1024);
    expect(statSync('src/shared/typeface/figtree-names.woff2').size).toBeLessThanOrEqual(4 * 1024);
    expect(readFileSync('src/shared/typeface/LICENSE', 'utf8')).toContain('SIL Open Font License');
    expect(existsSync('src/shared/typeface/figtree.css')).toBe(true);
  });
});

describe('a copy on the device', () => {
  it.each([
    ['/', true],
    ['/accueil', true],
    ['/services', true],
    ['/comment-ca-fonctionne/guide-entrepreneur', true],
    ['/services/inconnu/plus/loin', false],
    ['/tableaux-de-bords/entrepreneurs', false],
    ['/details-projets/1', false],
    ['/gestion-de-compte/paiements', false],
    ['/payment/success', false],
    ['/reset-password', false],
    ['/formulaire/formulaire-client/confirmation', false],
    ['/gestion-interne/admin/dashboard', false],
    ['/oasis-interne/gestion-de-projets', false],
    ['/preview-site', false],
  ])('of %s: %s', (path, isKept) => {
    expect(isPublicPage(path)).toBe(isKept);
  });
});
