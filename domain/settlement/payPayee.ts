/** A line by which a payee still owes something, in centavos above zero. */
export interface OpenLine {
  lineId: string;
  rest: bigint;
}

/** One line of a payee's day, in centavos; below zero the payee owes. */
export interface NetLine {
  lineId: string;
  net: bigint;
}

/** What a day comes to for one payee, in centavos. */
export interface PayeeDay {
  /** What was owed before: zero or less. */
  carryIn: bigint;
  /** The sum of the day's nets. */
  nets: bigint;
  /** What is paid out: zero or more. */
  amount: bigint;
  /** What is still owed afterwards: zero or less. */
  carryOut: bigint;
  /** How much of which line that owed was set off against what the day brought, the oldest first. */
  applied: { lineId: string; amount: bigint }[];
  /** The lines that owe afterwards, the oldest first. */
  open: OpenLine[];
}

/** Sums up amounts. */
const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * Nets a payee's day: what its lines bring pays what it owes, the oldest line first and those of this day last; above zero is paid,
 * below waits. `carryIn + nets = amount + carryOut`, and what is open is the carry.
 */
export function payPayee(owed: readonly OpenLine[], lines: readonly NetLine[]): PayeeDay {
  const brought = total(lines.map(({ net }) => (net > 0n ? net : 0n)));
  const owing = [
    ...owed,
    ...lines.filter(({ net }) => net < 0n).map(({ lineId, net }) => ({ lineId, rest: -net })),
  ];
  let left = brought;
  const settled = owing.map(({ lineId, rest }) => {
    const isCovered = rest <= left;
    const amount = isCovered ? rest : left;
    left -= amount;
    return { lineId, amount, rest: rest - amount };
  });
  const open = settled.filter(({ rest }) => rest > 0n).map(({ lineId, rest }) => ({ lineId, rest }));
  return {
    carryIn: -total(owed.map(({ rest }) => rest)),
    nets: total(lines.map(({ net }) => net)),
    amount: left,
    carryOut: -total(open.map(({ rest }) => rest)),
    applied: settled.filter(({ amount }) => amount > 0n).map(({ lineId, amount }) => ({ lineId, amount })),
    open,
  };
}

/**
 * The payouts and carries of days that follow each other, by their nets alone: with S the running sum and M its running maximum (zero
 * at least), a day pays what M grows by and carries S − M. For whoever reckons many days at once, and to check those who do not.
 */
export function payoutsOf(nets: readonly bigint[]): { amount: bigint; carryOut: bigint }[] {
  let sum = 0n;
  let most = 0n;
  return nets.map((net) => {
    sum += net;
    const before = most;
    if (sum > most) most = sum;
    return { amount: most - before, carryOut: sum - most };
  });
}
