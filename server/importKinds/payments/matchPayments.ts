import { centavosOf } from '#domain/money.ts';
import type { Checked, ImportScope, Match } from '../../imports/importKind.ts';
import type { Outcome } from '../../records/payments/outcome.ts';
import { knownPayments, type Told } from '../../records/payments/writePayments.ts';
import { refusalProblem } from './refusalProblem.ts';

type Resolved = Omit<Told, 'amount'> & { amount: string };

const matchOf = (outcome: Outcome | undefined): Match => {
  if (!outcome) return { action: 'create', matters: ['newPayment'] };
  if (outcome.result === 'refused') return { action: 'create', problems: [refusalProblem(outcome.code)] };
  if (outcome.result === 'there' && outcome.isVoided)
    return { action: 'create', problems: [{ field: 'reference', code: 'was_voided' }] };
  return { action: 'unchanged', targetId: outcome.id };
};

/** Compares payments with those of their references: the same is there and stays, another is told; none is ever changed. */
export const matchPayments = async ({ tx }: ImportScope, rows: readonly Checked[]): Promise<Match[]> => {
  const told = rows.map(({ resolved }): Told => {
    const { amount, ...rest } = resolved as unknown as Resolved;
    return { ...rest, amount: centavosOf(amount) ?? 0n };
  });
  const known = new Map<Told, Outcome>();
  for (const of of Map.groupBy(told, ({ source }) => source).values())
    for (const [payment, outcome] of await knownPayments(tx, of)) known.set(payment, outcome);
  return told.map((payment) => matchOf(known.get(payment)));
};
