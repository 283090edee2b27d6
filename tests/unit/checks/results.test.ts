import { describe, expect, it } from 'vitest';
import { crashed, lastLine, readPlaywright, readVitest, sum } from '../../support/results.ts';

const vitest = { numPassedTests: 3, numPendingTests: 0, numTodoTests: 0, success: true, testResults: [] };
const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, suites: [], errors: [] };

const spec = (status: string) => ({
  title: 'submits',
  tests: [{ projectName: 'phone', status, results: [{ error: { message: 'Timed out\nat line 3' } }] }],
});

describe('the last line of npm test', () => {
  it('adds up both programs', () => {
    expect(lastLine(sum([readVitest(vitest), readPlaywright(playwright)]))).toBe('5 passed, 0 failed');
  });

  it('names skipped tests only where there are some', () => {
    const skipping = readVitest({ ...vitest, numPendingTests: 1, numTodoTests: 1 });
    expect(lastLine(skipping)).toBe('3 passed, 0 failed, 2 skipped');
  });
});

describe('a failure is counted', () => {
  it('for a test that failed', () => {
    const assertionResults = [{ fullName: 'phone', status: 'failed', failureMessages: ['expected 1\nat line 3'] }];
    const file = { name: 'phone.test.ts', status: 'failed', message: '', assertionResults };
    expect(readVitest({ ...vitest, success: false, testResults: [file] })).toMatchObject({
      passed: 3,
      failed: 1,
      skipped: 0,
      failures: ['phone.test.ts > phone: expected 1'],
    });
  });

  it('for a file that could not be loaded', () => {
    const file = { name: 'phone.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] };
    expect(readVitest({ ...vitest, success: false, testResults: [file] }).failures).toEqual([
      'phone.test.ts: SyntaxError',
    ]);
  });

  it('for an error outside any test', () => {
    expect(readVitest({ ...vitest, success: false }).failed).toBe(1);
    expect(readPlaywright({ ...playwright, errors: [{ message: 'No server' }] }).failures).toEqual([
      'playwright: No server',
    ]);
  });

  it('for a browser test that failed; one that passed at the second try passed, and is named', () => {
    const suitesOf = (status: string) => [
      { title: 'wizard.spec.ts', specs: [], suites: [{ title: 'free form', specs: [spec(status)] }] },
    ];
    const line = 'wizard.spec.ts > free form > submits [phone]: Timed out';
    const failed = readPlaywright({ ...playwright, suites: suitesOf('unexpected') });
    expect(failed).toMatchObject({ failed: 1, failures: [line], retried: [] });
    const stats = { ...playwright.stats, flaky: 1 };
    const retried = readPlaywright({ ...playwright, stats, suites: suitesOf('flaky') });
    expect(retried).toMatchObject({ passed: 3, failed: 0, failures: [], retried: [line] });
  });

  it('for a program that ended without results, and for one that tested nothing', () => {
    expect(lastLine(crashed('vitest'))).toBe('0 passed, 1 failed');
    expect(readVitest({ ...vitest, numPassedTests: 0 }).failures).toEqual(['vitest: no test ran']);
    expect(readPlaywright({ ...playwright, stats: { ...playwright.stats, expected: 0 } }).failed).toBe(1);
  });
});
