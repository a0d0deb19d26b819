interface VitestReport {
  testResults: {
    name: string;
    message?: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs?: {
    title: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  suites: Suite[];
  errors: { message?: string }[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours that a runner writes for a terminal
const COLOURS = /\u001b\[[\d;]*m/g;
const MOST = 600;

const line = (where: string, message = ''): string =>
  `FAILED ${where}\n  ${message.replace(COLOURS, '').slice(0, MOST).trim().replaceAll('\n', '\n  ')}`;

/** Each failed test of vitest's JSON report with the beginning of what it said, as text. */
export const vitestFailures = (content: string): string[] =>
  (JSON.parse(content) as VitestReport).testResults.flatMap(({ name, message, status, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [line(name, message)];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => line(`${name}: ${test.fullName}`, test.failureMessages?.[0]));
  });

const failedIn = ({ file, suites = [], specs = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      // What its first try said: the second finds what the first has written.
      .map(({ projectName, results }) =>
        line(`${file} (${projectName}): ${title}`, results[0]?.error?.message),
      ),
  ),
  ...suites.flatMap(failedIn),
];

/** Each failed journey of Playwright's JSON report, and what broke down outside of any, as text. */
export const playwrightFailures = (content: string): string[] => {
  const { suites, errors } = JSON.parse(content) as PlaywrightReport;
  return [
    ...errors.map(({ message }) => line('outside of any journey', message)),
    ...suites.flatMap(failedIn),
  ];
};
