import { describe, expect, it } from 'vitest';
import {
  maskRegistrationNumber,
  registrationNumberProblem,
} from '../../../src/shared/enterprises/registrationNumber.ts';

describe('the mask aa.aaa.9999.a.99999', () => {
  it.each([
    ['', ''],
    ['g', 'G'],
    ['gn', 'GN'],
    ['gnt', 'GN.T'],
    ['gntcc2026b01234', 'GN.TCC.2026.B.01234'],
    ['GN.TCC.2026.B.01234', 'GN.TCC.2026.B.01234'],
    ['gn.tcc.2026.b.012345678', 'GN.TCC.2026.B.01234'],
    ['12gn', 'GN'],
    ['gntccabc2026', 'GN.TCC.2026'],
    ['gn-tcc 2026', 'GN.TCC.2026'],
    ['GN.', 'GN'],
    ['é&', ''],
  ])('%j is shown as %j', (typed, masked) => {
    expect(maskRegistrationNumber(typed)).toBe(masked);
  });
});

describe('what is wrong with a number', () => {
  it.each([
    ['GN.TCC.2026.B.01234', null, true],
    ['GN.TCC.2026.B.01234', 'GN.TCC.2020.A.00001', true],
    ['GN.TCC.2026.B.0123', null, false],
    ['', null, true],
    [undefined, null, true],
    ['', 'GN.TCC.2020.A.00001', false],
    ['RCCM/2011/4711', 'RCCM/2011/4711', true],
    ['RCCM/2011/4712', 'RCCM/2011/4711', false],
  ])('%j in place of %j is right: %s', (given, present, isRight) => {
    expect(registrationNumberProblem(given, present) === undefined).toBe(isRight);
  });
});
