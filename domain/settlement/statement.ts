/** What a payee owed before and after a range of days, and what came in between; centavos, the carry zero or less. */
export interface StatementSums {
  opening: bigint;
  nets: bigint;
  /** Σ of the payouts, however the bank has taken them so far. */
  amount: bigint;
  closing: bigint;
}

interface PaidDay {
  carryIn: bigint;
  nets: bigint;
  amount: bigint;
  carryOut: bigint;
}

/**
 * Sums up a payee's payouts of a range of days, the first one first; `carriedBefore` is what it owed after the last one before them. Throws
 * where they do not follow each other to the centavo: such a statement is never shown.
 */
export function statementOf(days: readonly PaidDay[], carriedBefore: bigint): StatementSums {
  let carried = carriedBefore;
  for (const { carryIn, nets, amount, carryOut } of days) {
    if (carryIn !== carried || carryIn + nets !== amount + carryOut)
      throw new RangeError(`A payout begins with ${carryIn}, and the one before ended with ${carried}`);
    carried = carryOut;
  }
  const sum = (part: 'nets' | 'amount') => days.reduce((all, day) => all + day[part], 0n);
  return { opening: carriedBefore, nets: sum('nets'), amount: sum('amount'), closing: carried };
}
