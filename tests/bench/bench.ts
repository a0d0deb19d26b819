import { measureBombs } from './bombs.ts';
import { measureBundles } from './bundles.ts';
import { measureImports } from './imports.ts';
import { measureLists } from './lists.ts';
import { measurePromos } from './promos.ts';
import { measureRecords } from './records.ts';
import { asTable, type Result } from './result.ts';
import { measureSheets } from './sheets.ts';
import { measureStart } from './start.ts';

/** Measures every budget of the project, tells each group when it is done and all of them at the end; exits with 1 when one is broken. */
const groups: (() => Promise<Result[]>)[] = [
  () => measureStart(measureBundles),
  measureLists,
  measureRecords,
  measurePromos,
  measureSheets,
  measureBombs,
  measureImports,
];
const results: Result[] = [];
for (const measure of groups) {
  const found = await measure();
  results.push(...found);
  process.stderr.write(`${asTable(found).text}\n`);
}
const { text, kept } = asTable(results);
process.stdout.write(`${text}\n`);
process.exitCode = kept ? 0 : 1;
