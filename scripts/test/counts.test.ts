import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './counts.ts';

describe('the last line of npm test', () => {
  it('adds a test file that could not be loaded to the failures', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(countVitest(JSON.stringify(report))).toEqual({ passed: 4, failed: 2 });
  });

  it('counts a breakdown outside of any journey, and a journey that passed on its second try, as failures', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [{ message: 'no browser' }] };
    expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 7, failed: 3 });
  });
});
