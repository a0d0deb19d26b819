/** What a formula of a net settlement may name. */
export const FORMULA_NAMES = [
  'base',
  'gross',
  'refunds',
  'commission',
  'taxOnCommission',
  'withholdingTax',
  'ewt',
] as const;
export type FormulaName = (typeof FORMULA_NAMES)[number];

/** How often each amount is added or, below zero, taken away: all that sums and brackets can say. */
export type Formula = Readonly<Record<FormulaName, number>>;

/** What is wrong with a formula, and at which character, counted from 0. */
export interface FormulaProblem {
  problem: 'name' | 'amount' | 'operator' | 'bracket' | 'long';
  at: number;
}

/** A formula is at most so many characters long. */
export const FORMULA_LENGTH = 200;

const NOTHING: Formula = {
  ...{ base: 0, gross: 0, refunds: 0 },
  ...{ commission: 0, taxOnCommission: 0, withholdingTax: 0, ewt: 0 },
};
/** A hyphen, and the sign that is one. */
const SIGNS: ReadonlyMap<string, 1 | -1> = new Map([
  ['+', 1],
  ['-', -1],
  ['−', -1],
]);

const isName = (text: string): text is FormulaName => Object.hasOwn(NOTHING, text);

/** Reads token after token; `take` answers what is wrong with one. */
const reading = () => {
  const found = { ...NOTHING } as Record<FormulaName, number>;
  /** The sign before each bracket that is open, the outermost first. */
  const open: number[] = [1];
  let sign = 1;
  let wants: 'sign or amount' | 'amount' | 'operator' = 'sign or amount';
  const signAfter = (token: string): void => {
    sign = (open.at(-1) ?? 1) * (SIGNS.get(token) ?? 1);
    wants = 'amount';
  };
  const take = (token: string): FormulaProblem['problem'] | null => {
    if (wants === 'operator') {
      if (SIGNS.has(token)) return signAfter(token) ?? null;
      if (token !== ')') return 'operator';
      return open.length > 1 && open.pop() ? null : 'bracket';
    }
    if (SIGNS.has(token) && wants === 'sign or amount') return signAfter(token) ?? null;
    if (token === '(') {
      open.push(sign);
      wants = 'sign or amount';
      return null;
    }
    if (!/^\p{L}/u.test(token)) return 'amount';
    if (!isName(token)) return 'name';
    found[token] += sign;
    wants = 'operator';
    return null;
  };
  const end = (): Formula | FormulaProblem['problem'] => {
    if (wants !== 'operator') return 'amount';
    return open.length > 1 ? 'bracket' : found;
  };
  return { take, end };
};

/**
 * Reads a formula: names of amounts as they are written, + and −, brackets, and nothing else. The first mistake is answered with its
 * place; an end that comes too early is one after the last character.
 */
export function readFormula(text: string): Formula | FormulaProblem {
  if (text.length > FORMULA_LENGTH) return { problem: 'long', at: FORMULA_LENGTH };
  const { take, end } = reading();
  for (const token of text.matchAll(/\p{L}+|\S/gu)) {
    const problem = take(token[0]);
    if (problem) return { problem, at: token.index };
  }
  const read = end();
  return typeof read === 'string' ? { problem: read, at: text.length } : read;
}

/** Whether a formula was read, or what is wrong with it. */
export function isFormula(read: Formula | FormulaProblem): read is Formula {
  return !('problem' in read);
}

/** What a formula comes to, in centavos. */
export function evaluate(formula: Formula, amounts: Readonly<Record<FormulaName, bigint>>): bigint {
  return FORMULA_NAMES.reduce((sum, name) => sum + BigInt(formula[name]) * amounts[name], 0n);
}
