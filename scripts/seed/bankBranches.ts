import { readFileSync } from 'node:fs';
import { REFERENCE_DIR } from '#server/seed/reference/referenceFiles.ts';

/** Large cities that get a "Main" branch: no public register of branches exists, so these are illustrative. */
const BRANCH_CITIES = [
  ['1380600000', 'Manila'],
  ['1381300000', 'Quezon City'],
  ['1380300000', 'Makati'],
  ['1381200000', 'Pasig'],
  ['1380100000', 'Caloocan'],
  ['0730600000', 'Cebu'],
  ['1130700000', 'Davao'],
  ['0631000000', 'Iloilo'],
  ['1830200000', 'Bacolod'],
  ['1030500000', 'Cagayan de Oro'],
  ['1430300000', 'Baguio'],
  ['0931700000', 'Zamboanga'],
] as const;
const WITH_BRANCHES = ['universal/commercial', 'thrift'];

/** Reads bank.tsv and gives each bank a head office, universal, commercial and thrift banks also city branches. */
export function bankBranchRows(): string[][] {
  const banks = readFileSync(new URL('bank.tsv', REFERENCE_DIR), 'utf8')
    .replace(/\n$/, '')
    .split('\n')
    .slice(1);
  return banks.flatMap((line) => {
    const [bank = '', , , kind = ''] = line.split('\t');
    const branches = WITH_BRANCHES.includes(kind) ? BRANCH_CITIES : [];
    return [
      [bank, '000', 'Head Office', '', 'illustrative'],
      ...branches.map(([cityId, city], index) => {
        const code = String(index + 1).padStart(3, '0');
        return [bank, code, `${city} Main`, cityId, 'illustrative'];
      }),
    ];
  });
}
