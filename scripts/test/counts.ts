/** Tests of one runner: skipped ones count as neither. */
export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Reads vitest's JSON report; a file that could not even be loaded counts as one failure. */
export const countVitest = (content: string): Counts => {
  const report = JSON.parse(content) as VitestReport;
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
};

/** Reads Playwright's JSON report; a test that passed on its second try, which is for the trace, counts as failed. */
export const countPlaywright = (content: string): Counts => {
  const { stats, errors } = JSON.parse(content) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
};
