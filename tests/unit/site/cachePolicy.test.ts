import { describe, expect, it } from 'vitest';
import {
  isCacheablePage,
  isInstalledFile,
  isPublicResponse,
  isTrackingCopy,
} from '../../../src/site/offline/worker/cachePolicy.ts';

const reply = (type: string, cacheControl: string, more: Record<string, string> = {}, status = 200) =>
  new Response('…', { status, headers: { 'Content-Type': type, 'Cache-Control': cacheControl, ...more } });
const own = { 'Oasis-Page': '1' };
const html = 'text/html; charset=utf-8';

describe('what the service worker caches', () => {
  it('pages of the server, and those of a request', () => {
    expect(isCacheablePage(reply(html, 'no-cache', own))).toBe(true);
    expect(isCacheablePage(reply(html, 'private, no-cache', own))).toBe(false);
    expect(isTrackingCopy(reply(html, 'private, no-cache', own))).toBe(true);
    expect(isTrackingCopy(reply(html, 'private, no-cache', own, 404))).toBe(false);
  });

  it.each(['', 'no-cache', 'public, max-age=60'])('no page of a network, with Cache-Control "%s"', (cacheControl) => {
    const page = reply(html, cacheControl, { 'X-Request-Id': 'abc' });
    for (const isKept of [isCacheablePage, isTrackingCopy, isPublicResponse, isInstalledFile])
      expect(isKept(page)).toBe(false);
  });

  it('scripts and lists that are public', () => {
    expect(isPublicResponse(reply('application/json', 'public, max-age=60'))).toBe(true);
    expect(isInstalledFile(reply('text/javascript', 'public, max-age=31536000, immutable'))).toBe(true);
    expect(isInstalledFile(reply(html, 'no-cache', own))).toBe(true);
    expect(isPublicResponse(reply('application/json', 'private'))).toBe(false);
  });
});
