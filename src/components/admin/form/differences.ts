import { type Leaves, sameValue } from './leaves.ts';

export type Side = 'mine' | 'theirs';

/** One field in which the record as it was read, as somebody saved it meanwhile, and as it was typed here differ. */
export interface Difference {
  path: string;
  base: unknown;
  theirs: unknown;
  mine: unknown;
  /** Only one side changed it, or both alike: that side is proposed. Null when both changed it: somebody must choose. */
  proposed: Side | null;
}

const proposal = (base: unknown, theirs: unknown, mine: unknown): Side | null => {
  if (sameValue(theirs, mine) || sameValue(mine, base)) return 'theirs';
  return sameValue(theirs, base) ? 'mine' : null;
};

/** The fields that either side changed since the record was read. */
export const differences = (base: Leaves, theirs: Leaves, mine: Leaves): Difference[] =>
  [...new Set([...Object.keys(base), ...Object.keys(theirs), ...Object.keys(mine)])]
    .map((path) => ({ path, base: base[path], theirs: theirs[path], mine: mine[path] }))
    .filter(({ base: b, theirs: t, mine: m }) => !sameValue(b, t) || !sameValue(b, m))
    .map((row) => ({ ...row, proposed: proposal(row.base, row.theirs, row.mine) }));

/** The fields in which two sides differ when nobody knows what they began with: each is left to a person. */
export const disagreements = (theirs: Leaves, mine: Leaves): Difference[] =>
  Object.keys(mine)
    .filter((path) => !sameValue(theirs[path], mine[path]))
    .map((path) => ({ path, base: null, theirs: theirs[path], mine: mine[path], proposed: null }));

/** The chosen value of every difference by path; null while one is not chosen. */
export const resolved = (
  rows: readonly Difference[],
  chosen: Readonly<Record<string, Side>>,
): Leaves | null => {
  const sides = rows.map((row) => [row, chosen[row.path] ?? row.proposed] as const);
  if (sides.some(([, side]) => side === null)) return null;
  return Object.fromEntries(sides.map(([row, side]) => [row.path, side === 'mine' ? row.mine : row.theirs]));
};
