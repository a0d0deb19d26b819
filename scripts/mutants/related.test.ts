import { expect, it } from 'vitest';
import { allMutants } from './operators.ts';
import { type Reach, relatedTests } from './related.ts';

const SOURCES = {
  'contract/payouts.ts': "export const list = { ...any('DR_VIEW'), userType: 'INTERNAL' };",
  'contract/index.ts': "export { list } from './payouts.ts';",
  'tests/calls.test.ts': "import { list } from '../contract/index.ts';",
  'tests/access/contractCalls.ts': "import * as contract from '../../contract/index.ts';",
  'tests/access/d.test.ts': "import './contractCalls.ts';",
  'tests/words.test.ts': "import type { List } from '../contract/payouts.ts';",
  'server/net.ts': 'export const net = (gross: number, tax: number) => gross > tax;',
  'server/first.ts': "import { net } from './net.ts';",
  'server/net.test.ts': "import { net } from './net.ts';",
  'server/refund.test.ts': "import './first.ts';",
  'tests/api/a.test.ts': "as('app_applicant', 'update merchant set is_same_address = true');",
  'tests/api/b.test.ts': "read('select name from merchant');",
  'tests/api/c.test.ts': "call('/api/partners');",
};
const sources = Object.entries(SOURCES).map(([path, text]) => ({ path, text }));
const GRANT = {
  path: 'server/db/migrations/1.sql',
  text: 'grant update (is_same_address) on merchant to app_applicant;',
};

const REFUND = 'server/refund.test.ts';
const RUNS: Readonly<Record<string, Reach['reached']>> = { [REFUND]: { 'server/net.ts': ['net'] } };
const reach = Object.keys(SOURCES)
  .filter((path) => path.includes('.test.'))
  .map((test): Reach => ({ test, seconds: 1, reached: RUNS[test] ?? {} }));

it.each([
  [
    'import the file of a fault that no function holds, over others too, and first those that read the whole contract',
    'contract/payouts.ts',
    ['tests/access/d.test.ts', 'tests/calls.test.ts'],
  ],
  ['run the function of a fault, or import its file', 'server/net.ts', ['server/net.test.ts', REFUND]],
  ['name most of a grant', GRANT.path, ['tests/api/a.test.ts', 'tests/api/b.test.ts', 'tests/api/c.test.ts']],
])('related tests are those that %s', (_, path, tests) => {
  const [mutant] = [...allMutants(sources, [GRANT]).values()].flat().filter((one) => one.path === path);
  const source = [...sources, GRANT].find((one) => one.path === path);
  expect(mutant && source && relatedTests(sources, reach)(mutant, source)).toEqual(tests);
});
