import { expect, it } from 'vitest';
import { isOwnAddress } from '../../../src/site/session/loginState.ts';

it.each(['/', '/accueil', '/details-projets/1?onglet=2#bas', '/services/a//b', '/%2F/evil.example', '/a:b'])(
  '%s is an address of this site',
  (address) => expect(isOwnAddress(address)).toBe(true),
);

it.each([
  '',
  'accueil',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\\\\evil.example',
  ' //evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
])('%j is none', (address) => expect(isOwnAddress(address)).toBe(false));
