import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../money.ts';
import { type BreakdownLine, breakdownOf } from './breakdown.ts';

const line = (more: Partial<BreakdownLine> = {}): BreakdownLine => ({
  gross: '425.00',
  refunds: '0.00',
  commission: '6.16',
  taxOnCommission: '0.74',
  ewt: '0.00',
  withholdingTax: '0.12',
  net: '418.10',
  isTwa: false,
  mdrPercent: '1.450',
  taxOnCommissionPercent: '12',
  atcCode: null,
  atcPercent: null,
  ...more,
});
const parts = (lines: BreakdownLine[], setOff?: bigint) =>
  breakdownOf(lines, setOff).map(({ part, amount, rates }) => [part, amount, ...rates]);

describe('the breakdown of a payout', () => {
  it('goes from the sales to the net, without steps that have no effect', () => {
    expect(parts([line()])).toEqual([
      ['gross', 42_500n],
      ['commission', -616n, '1.450'],
      ['taxOnCommission', -74n, '12'],
    ]);
  });

  it('adds what a top withholding agent keeps, and takes the payee’s tax and the refunds', () => {
    const one = line({
      ...{ refunds: '25.00', ewt: '4.00', isTwa: true, net: '389.22' },
      ...{ atcCode: 'WC158', atcPercent: '1.00000' },
    });
    expect(parts([one])).toEqual([
      ['gross', 42_500n],
      ['refunds', -2_500n],
      ['commission', -616n, '1.450'],
      ['taxOnCommission', -74n, '12'],
      ['ewt', -400n, 'WC158 1.00000'],
      ['withholdingTax', 12n],
    ]);
  });

  it('sums several lines and names each rate once', () => {
    expect(parts([line(), line({ mdrPercent: '2.000' }), line()])[1]).toEqual([
      ...['commission', -1_848n, '1.450', '2.000'],
    ]);
  });

  it('names what another formula makes of it as other', () => {
    expect(parts([line({ net: '418.00' })]).at(-1)).toEqual(['other', -10n]);
  });

  it('ends with what is left once earlier debts are set off', () => {
    const steps = breakdownOf([line()], -50_000n);
    expect(steps.at(-1)).toMatchObject({ part: 'setOff', amount: -50_000n, from: 41_810n, to: -8_190n });
  });

  it('adds up to the centavo, whatever the lines are', () => {
    const cents = fc.bigInt({ min: -1_000_000_00n, max: 1_000_000_00n }).map(formatMoney);
    const any = fc.record({
      ...{ gross: cents, refunds: cents, commission: cents, taxOnCommission: cents },
      ...{ ewt: cents, withholdingTax: cents, net: cents, isTwa: fc.boolean() },
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 5 }), fc.bigInt({ min: -10_000n, max: 0n }), (drawn, setOff) => {
        const lines = drawn.map((one) => line(one));
        const steps = breakdownOf(lines, setOff);
        const nets = lines.reduce((sum, { net }) => sum + BigInt(net.replace('.', '')), 0n);
        expect(steps.at(-1)?.to).toBe(nets + setOff);
        for (const [at, step] of steps.entries()) {
          expect(step.to - step.from).toBe(step.amount);
          expect(step.from).toBe(at === 0 ? 0n : steps[at - 1]?.to);
        }
      }),
    );
  });
});
