import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type OpenLine, payPayee } from './payPayee.ts';
import { statementOf } from './statement.ts';

/** The payouts of a payee, day after day. */
const paidDays = (nets: readonly number[]) => {
  let open: readonly OpenLine[] = [];
  return nets.map((net, at) => {
    const paid = payPayee(open, [{ lineId: String(at + 1), net: BigInt(net) }]);
    open = paid.open;
    return paid;
  });
};

it('opening + Σ nets = Σ payouts + closing, for any days and any part of them', () => {
  const days = fc.array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(days, fc.nat(), fc.nat(), (nets, some, other) => {
      const paid = paidDays(nets);
      const [from, to] = [some % paid.length, other % paid.length].sort((a, b) => a - b) as [number, number];
      const before = paid[from - 1]?.carryOut ?? 0n;
      const { opening, nets: sum, amount, closing } = statementOf(paid.slice(from, to + 1), before);
      expect(opening + sum).toBe(amount + closing);
      expect(closing).toBe(paid[to]?.carryOut);
      // A statement goes on where the one before it ended.
      expect(statementOf(paid.slice(to + 1), closing).opening).toBe(closing);
    }),
    { numRuns: 500 },
  );
});

it('of no days carries on what was owed', () => {
  expect(statementOf([], -5n)).toEqual({ opening: -5n, nets: 0n, amount: 0n, closing: -5n });
});

it('is never made of payouts with one missing between them', () => {
  const paid = paidDays([-100, 40, 200]);
  expect(() =>
    statementOf(
      paid.filter((_, at) => at !== 1),
      0n,
    ),
  ).toThrow(RangeError);
});
