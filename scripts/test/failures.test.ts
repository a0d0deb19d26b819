import { describe, expect, it } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.ts';

describe('what npm test tells of its failures', () => {
  it('names a failed test and a file that could not be loaded, without colours', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a sum adds' },
            {
              status: 'failed',
              fullName: 'a sum ends',
              failureMessages: ['\u001b[31mexpected 1\nreceived 2'],
            },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'cannot read', assertionResults: [] },
      ],
    };
    expect(vitestFailures(JSON.stringify(report))).toEqual([
      'FAILED a.test.ts: a sum ends\n  expected 1\n  received 2',
      'FAILED b.test.ts\n  cannot read',
    ]);
  });

  it('names a failed journey with its width and what its first try said, however deep its group', () => {
    const spec = (title: string, status: string, ...errors: object[]) => ({
      title,
      tests: [
        { projectName: 'desktop', status: 'expected', results: [{}] },
        { projectName: 'phone', status, results: errors },
      ],
    });
    const noButton = { error: { message: 'no button' } };
    const taken = { error: { message: 'the name is taken' } };
    const report = {
      errors: [{ message: 'no browser' }],
      suites: [
        {
          file: 'a',
          specs: [spec('opens', 'expected', {}), spec('closes', 'flaky', noButton, {})],
          suites: [{ file: 'a', specs: [spec('saves', 'unexpected', noButton, taken)] }],
        },
      ],
    };
    expect(playwrightFailures(JSON.stringify(report))).toEqual([
      'FAILED outside of any journey\n  no browser',
      'FAILED a (phone): closes\n  no button',
      'FAILED a (phone): saves\n  no button',
    ]);
  });
});
