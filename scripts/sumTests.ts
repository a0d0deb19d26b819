import { tell } from './test/reports.ts';

/** Prints what failed in `npm test` and `npm run test:full`, and ends with `N passed, N failed` of both. */
const { passed, failed } = tell(['fast', 'full']);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed ? 1 : 0;
