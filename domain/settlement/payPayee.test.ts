import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NetLine, type OpenLine, type PayeeDay, payoutsOf, payPayee } from './payPayee.ts';

const line = (lineId: string, net: bigint): NetLine => ({ lineId, net });

/** Pays day after day, each with what the one before left open. */
const payAll = (days: readonly (readonly NetLine[])[]): PayeeDay[] => {
  const paid: PayeeDay[] = [];
  for (const lines of days) paid.push(payPayee(paid.at(-1)?.open ?? [], lines));
  return paid;
};

describe('the day of a payee', () => {
  it('is paid as a whole where nothing is owed', () => {
    expect(payPayee([], [line('1', 500n), line('2', 250n)])).toEqual({
      ...{ carryIn: 0n, nets: 750n, amount: 750n, carryOut: 0n },
      ...{ applied: [], open: [] },
    });
  });

  it('is carried on where it is below zero, and pays nothing', () => {
    expect(payPayee([], [line('1', -48_070n)])).toEqual({
      ...{ carryIn: 0n, nets: -48_070n, amount: 0n, carryOut: -48_070n },
      ...{ applied: [], open: [{ lineId: '1', rest: 48_070n }] },
    });
  });

  it('sets off one store’s refunds against another’s sales of the same day', () => {
    const day = payPayee([], [line('1', -300n), line('2', 1_000n)]);
    expect(day).toMatchObject({ amount: 700n, carryOut: 0n, applied: [{ lineId: '1', amount: 300n }] });
  });

  it('pays the oldest line first, and part of the next', () => {
    const owed: OpenLine[] = [
      { lineId: '1', rest: 100n },
      { lineId: '2', rest: 300n },
    ];
    const day = payPayee(owed, [line('3', 250n), line('4', -50n)]);
    expect(day.applied).toEqual([
      { lineId: '1', amount: 100n },
      { lineId: '2', amount: 150n },
    ]);
    expect(day.open).toEqual([
      { lineId: '2', rest: 150n },
      { lineId: '4', rest: 50n },
    ]);
    expect(day).toMatchObject({ carryIn: -400n, nets: 200n, amount: 0n, carryOut: -200n });
  });

  it('pays to the centavo what is above', () => {
    const day = payPayee([{ lineId: '1', rest: 100n }], [line('2', 101n)]);
    expect(day).toMatchObject({ amount: 1n, carryOut: 0n, open: [] });
  });

  it('leaves what is owed as it is on a day without lines', () => {
    const owed = [{ lineId: '1', rest: 7n }];
    expect(payPayee(owed, [])).toMatchObject({ amount: 0n, carryOut: -7n, open: owed, applied: [] });
  });

  const nets = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
  const days = fc
    .array(fc.array(nets, { maxLength: 6 }), { maxLength: 30 })
    .map((all) => all.map((some, day) => some.map((net, at) => line(`${day}-${at}`, net))));

  it('ties out over any sequence of days: nets are payouts and the carry, and no line is set off beyond what it owed', () => {
    fc.assert(
      fc.property(days, (all) => {
        const paid = payAll(all);
        const owed = new Map(all.flat().map(({ lineId, net }) => [lineId, net < 0n ? -net : 0n]));
        for (const { carryIn, nets: sum, amount, carryOut, applied, open } of paid) {
          expect(carryIn + sum).toBe(amount + carryOut);
          expect(amount >= 0n && carryOut <= 0n).toBe(true);
          expect(amount === 0n || carryOut === 0n).toBe(true);
          expect(open.reduce((rest, { rest: more }) => rest + more, 0n)).toBe(-carryOut);
          for (const { lineId, amount: set } of applied) owed.set(lineId, (owed.get(lineId) ?? 0n) - set);
        }
        const open = paid.at(-1)?.open ?? [];
        for (const { lineId, rest } of open) owed.set(lineId, (owed.get(lineId) ?? 0n) - rest);
        expect([...owed.values()].every((rest) => rest === 0n)).toBe(true);
      }),
    );
  });

  it('comes to what the closed form says', () => {
    fc.assert(
      fc.property(days, (all) => {
        const sums = all.map((lines) => lines.reduce((sum, { net }) => sum + net, 0n));
        const paid = payAll(all).map(({ amount, carryOut }) => ({ amount, carryOut }));
        expect(paid).toEqual(payoutsOf(sums));
      }),
    );
  });
});
