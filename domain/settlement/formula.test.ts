import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  evaluate,
  FORMULA_LENGTH,
  FORMULA_NAMES,
  type FormulaName,
  isFormula,
  readFormula,
} from './formula.ts';

const AMOUNTS: Record<FormulaName, bigint> = {
  base: 1_000n,
  gross: 1_200n,
  refunds: 200n,
  commission: 30n,
  taxOnCommission: 4n,
  withholdingTax: 1n,
  ewt: 5n,
};
const worthOf = (text: string): bigint => {
  const read = readFormula(text);
  if (!isFormula(read)) throw new Error(`${read.problem} at ${read.at}`);
  return evaluate(read, AMOUNTS);
};

describe('a formula of a net settlement', () => {
  it.each([
    ['base', 1_000n],
    ['base - commission - taxOnCommission - ewt', 961n],
    ['base−commission−taxOnCommission−ewt+withholdingTax', 962n],
    ['gross - refunds', 1_000n],
    ['gross - (refunds + commission)', 970n],
    ['gross - (refunds - (commission - ewt))', 1_025n],
    ['gross - (-refunds)', 1_400n],
    ['-(commission + ewt)', -35n],
    ['+base', 1_000n],
    ['((base))', 1_000n],
    ['  base\t-\newt ', 995n],
    ['commission + commission', 60n],
    ['base - base', 0n],
  ])('%s is worked out', (text, expected) => {
    expect(worthOf(text)).toBe(expected);
  });

  it.each([
    ['', 'amount', 0],
    ['   ', 'amount', 3],
    ['base -', 'amount', 6],
    ['base commission', 'operator', 5],
    ['base + + ewt', 'amount', 7],
    ['base - - ewt', 'amount', 7],
    ['base * ewt', 'operator', 5],
    ['base / 2', 'operator', 5],
    ['2 + base', 'amount', 0],
    ['base + 1', 'amount', 7],
    ['Base', 'name', 0],
    ['base - comission', 'name', 7],
    ['constructor', 'name', 0],
    ['__proto__', 'amount', 0],
    ['toString', 'name', 0],
    ['baſe', 'name', 0],
    ['(base', 'bracket', 5],
    ['base)', 'bracket', 4],
    ['()', 'amount', 1],
    ['base(ewt)', 'operator', 4],
    ['base;process.exit()', 'operator', 4],
    ['`base`', 'amount', 0],
  ])('%j is refused, with the place of the mistake', (text, problem, at) => {
    expect(readFormula(text)).toEqual({ problem, at });
  });

  it('is at most so long', () => {
    const long = `${'('.repeat(98)}base${')'.repeat(98)}`;
    expect(long).toHaveLength(FORMULA_LENGTH);
    expect(isFormula(readFormula(long))).toBe(true);
    expect(readFormula(`${long} `)).toEqual({ problem: 'long', at: FORMULA_LENGTH });
  });

  it('comes to what the same sum in another notation comes to', () => {
    type Tree = FormulaName | { minus: boolean; left: Tree; right: Tree };
    const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(...FORMULA_NAMES),
        fc.record({ minus: fc.boolean(), left: tie('tree'), right: tie('tree') }),
      ),
    }));
    const write = (of: Tree): string =>
      typeof of === 'string' ? of : `(${write(of.left)} ${of.minus ? '−' : '+'} ${write(of.right)})`;
    const sum = (of: Tree): bigint => {
      if (typeof of === 'string') return AMOUNTS[of];
      return of.minus ? sum(of.left) - sum(of.right) : sum(of.left) + sum(of.right);
    };
    fc.assert(
      fc.property(tree, (of) => {
        fc.pre(write(of).length <= FORMULA_LENGTH);
        expect(worthOf(write(of))).toBe(sum(of));
      }),
    );
  });

  it('never breaks, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'base ewt()+-−1*') }), (text) => {
        const read = readFormula(text);
        if (isFormula(read)) expect(typeof evaluate(read, AMOUNTS)).toBe('bigint');
        else expect(read.at).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
