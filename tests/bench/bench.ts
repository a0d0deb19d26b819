import { measureBombs } from './bombs.ts';
import { measureBundles } from './bundles.ts';
import { measureImports } from './imports.ts';
import { measureLists } from './lists.ts';
import { measurePromos } from './promos.ts';
import { measureRecords } from './records.ts';
import { asTable, type Result } from './result.ts';
import { measureSheets } from './sheets.ts';
import { measureStart } from './start.ts';

/** Measures every budget of the project and prints the table; exits with 1 when one is broken. */
const results: Result[] = [
  ...(await measureStart(measureBundles)),
  ...(await measureLists()),
  ...(await measureRecords()),
  ...(await measurePromos()),
  ...(await measureSheets()),
  ...(await measureBombs()),
  ...(await measureImports()),
];
const { text, kept } = asTable(results);
process.stdout.write(`${text}\n`);
process.exitCode = kept ? 0 : 1;
