import { measureApplying } from './applying.ts';
import { measureBundles } from './bundles.ts';
import { measureCodes } from './codes.ts';
import { measureCertificates } from './finance/certificates.ts';
import { measureReceipts } from './finance/receipts.ts';
import { measureReports } from './finance/reports.ts';
import { measureSettling } from './finance/settling.ts';
import { measureTransactions } from './finance/transactions.ts';
import { measureFirstRow } from './firstRow.ts';
import { measureFunnel } from './funnel.ts';
import { measureHome } from './home.ts';
import { measureBombs } from './hostile/bombs.ts';
import { measureFloods } from './hostile/floods.ts';
import { measureWorst } from './hostile/worst.ts';
import { measureImports } from './imports.ts';
import { measureLists } from './lists.ts';
import { measurePromos } from './promos.ts';
import { measureRecords } from './records.ts';
import { asTable, type Result } from './result.ts';
import { measureSheets } from './sheets.ts';
import { measureStart } from './start.ts';
import { measureUsers } from './users.ts';

const GROUPS: Readonly<Record<string, () => Promise<Result[]>>> = {
  start: () => measureStart(measureBundles),
  firstRow: measureFirstRow,
  applying: measureApplying,
  lists: measureLists,
  records: measureRecords,
  home: measureHome,
  promos: measurePromos,
  transactions: measureTransactions,
  reports: measureReports,
  settling: measureSettling,
  certificates: measureCertificates,
  receipts: measureReceipts,
  users: measureUsers,
  codes: measureCodes,
  funnel: measureFunnel,
  sheets: measureSheets,
  bombs: measureBombs,
  imports: measureImports,
  floods: measureFloods,
  worst: measureWorst,
};

/**
 * Measures every budget of the project, or those of the groups that are named, tells each group when it is done and all of them at the
 * end; exits with 1 when one is broken.
 */
const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(GROUPS, name));
if (unknown.length)
  throw new Error(`${unknown.join(', ')}: the groups are ${Object.keys(GROUPS).join(', ')}`);
const results: Result[] = [];
for (const [name, measure] of Object.entries(GROUPS)) {
  if (named.length && !named.includes(name)) continue;
  const found = await measure();
  results.push(...found);
  process.stderr.write(`${asTable(found).text}\n`);
}
const { text, isWithin } = asTable(results);
process.stdout.write(`${text}\n`);
process.exitCode = isWithin ? 0 : 1;
