import { randomId } from '../../../providers/http/randomId.ts';
import type { Branch } from '../wizard/answers.ts';
import { plainName } from './several/plainName.ts';

const NAME_MAX = 200;

/** What no two stores have alike. */
const OWN = { tinNumber: '', hsisSalesRoomCode: '', acquirerId: '', terminalDetails: [], madeId: undefined };

/** A name with the first number behind it that no other name has: "SM Manila", "SM Manila 2", "SM Manila 3". */
export const numberedName = (name: string, taken: readonly string[]): string => {
  const known = new Set(taken.map(plainName));
  const [, base = name, last] = /^(.*\S)\s+(\d{1,4})$/.exec(name.trim()) ?? [];
  for (let number = Number(last ?? 1) + 1; ; number++) {
    const next = `${base.trim().slice(0, NAME_MAX - 6)} ${number}`.trim();
    if (!known.has(plainName(next))) return next;
  }
};

/** The same store once more under the next free name, without its TIN, codes and terminals. */
export const duplicateBranch = (branch: Branch, taken: readonly string[]): Branch => ({
  ...structuredClone(branch),
  ...OWN,
  key: randomId(),
  sendKey: randomId(),
  merchantName: branch.merchantName.trim() ? numberedName(branch.merchantName, taken) : '',
});
