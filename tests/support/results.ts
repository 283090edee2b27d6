/** What a whole run of one test program came to. */
export interface Results {
  passed: number;
  failed: number;
  skipped: number;
  /** Each failure in a line: which test, and the first line of what it said. */
  failures: string[];
  /** Those that passed when they were tried again (TEST_RETRIES). */
  retried: string[];
}

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
  success: boolean;
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

const firstLine = (message = '') => message.trim().split('\n')[0] ?? '';

/** Reads Vitest's JSON report. A file that could not even be loaded is a failure of its own. */
export function readVitest(report: VitestReport): Results {
  const failures: string[] = [];
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    for (const test of failed)
      failures.push(`${file.name} > ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
    if (file.status === 'failed' && failed.length === 0) failures.push(`${file.name}: ${firstLine(file.message)}`);
  }
  if (!report.success && failures.length === 0) failures.push('vitest: an error outside any test');
  const skipped = report.numPendingTests + report.numTodoTests;
  return checked('vitest', { passed: report.numPassedTests, failed: failures.length, skipped, failures, retried: [] });
}

/** Reads Playwright's JSON report. A test that passed only when tried again has passed, and is named. */
export function readPlaywright(report: PlaywrightReport): Results {
  const { expected, flaky, skipped } = report.stats;
  const failures = report.suites.flatMap((suite) => linesOf(suite, 'unexpected', ''));
  const retried = report.suites.flatMap((suite) => linesOf(suite, 'flaky', ''));
  for (const { message } of report.errors) failures.push(`playwright: ${firstLine(message)}`);
  return checked('playwright', { passed: expected + flaky, failed: failures.length, skipped, failures, retried });
}

/** A line for each test of that status. */
function linesOf(suite: PlaywrightSuite, wanted: string, above: string): string[] {
  const path = above ? `${above} > ${suite.title}` : suite.title;
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map((test) => {
        const error = test.results.find((result) => result.error)?.error;
        return `${path} > ${spec.title} [${test.projectName}]: ${firstLine(error?.message)}`;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => linesOf(inner, wanted, path))];
}

/** A run that tested nothing has not passed. */
function checked(program: string, results: Results): Results {
  if (results.passed + results.failed > 0) return results;
  return { ...results, failed: 1, failures: [`${program}: no test ran`] };
}

/** A program that ended without a report. */
export function crashed(program: string): Results {
  return { passed: 0, failed: 1, skipped: 0, failures: [`${program}: ended without results`], retried: [] };
}

export function sum(all: Results[]): Results {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    skipped: all.reduce((total, { skipped }) => total + skipped, 0),
    failures: all.flatMap(({ failures }) => failures),
    retried: all.flatMap(({ retried }) => retried),
  };
}

/** The last line of `npm test` (design §4). */
export function lastLine({ passed, failed, skipped }: Results): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
