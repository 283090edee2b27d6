import { expect, test } from 'vitest';
import { isWebAddress } from '../../../src/site/payments/webAddress.ts';

test.each([
  ['https://pay.example/abc', true],
  ['/sandbox-payment/abc', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['http://', false],
])('%s', (address, isOne) => {
  expect(isWebAddress(address, 'https://oasis.test')).toBe(isOne);
});
