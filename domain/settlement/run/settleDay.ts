import type { PayeeKind } from '../atc.ts';
import { type OpenLine, type PayeeDay, payPayee } from '../payPayee.ts';
import { type LineAmounts, settleLine } from '../settleLine.ts';
import { type ItemFacts, type ItemTerms, type SettlementRules, termsOf } from './termsOf.ts';
import type { WaitReason } from './waitReasons.ts';

/** Whoever is paid: the store whose account it is, else (`merchantId` null) its partner. */
export interface Payee {
  partnerId: string;
  merchantId: string | null;
  kind: PayeeKind | null;
}

/** What the items of a store, product and business day come to, in centavos. */
export interface ItemGroup<P extends Payee = Payee> extends Omit<ItemFacts, 'payee'> {
  partnerId: string;
  merchantId: string;
  payments: number;
  refundCount: number;
  gross: bigint;
  refunds: bigint;
  payee: P | null;
  /** Its store or partner is blocked. */
  isBlocked: boolean;
}

/** A line of the day; `key` tells it from the other lines of its run. */
export interface DayLine<P extends Payee> {
  key: string;
  groups: readonly ItemGroup<P>[];
  payee: P;
  agreed: ItemTerms;
  amounts: LineAmounts;
}
export interface DayPayout<P extends Payee> extends PayeeDay {
  payee: P;
  lines: readonly DayLine<P>[];
  isHeld: boolean;
}
export interface SettledDay<P extends Payee> {
  payouts: DayPayout<P>[];
  waiting: { group: ItemGroup<P>; reasons: WaitReason[] }[];
}

/** One payee among others. */
export const payeeKey = ({ partnerId, merchantId }: Pick<Payee, 'partnerId' | 'merchantId'>): string =>
  `${partnerId}/${merchantId ?? ''}`;

/** What is grouped by a key, in the order of the keys. */
const grouped = <T>(all: readonly T[], keyOf: (one: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const found = groups.get(keyOf(one));
    if (found) found.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
};

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

type Placed<P extends Payee> = { group: ItemGroup<P>; payee: P; agreed: ItemTerms };

const lineOf = <P extends Payee>(key: string, placed: readonly [Placed<P>, ...Placed<P>[]]): DayLine<P> => {
  const groups = placed.map(({ group }) => group);
  const [{ payee, agreed }] = placed;
  const sums = {
    gross: sum(groups.map(({ gross }) => gross)),
    refunds: sum(groups.map(({ refunds }) => refunds)),
  };
  return { key, groups, payee, agreed, amounts: settleLine(sums, agreed.terms) };
};

/** A business day (YYYY-MM-DD) as it is to be settled. */
export interface DayToSettle<P extends Payee> {
  day: string;
  groups: readonly ItemGroup<P>[];
  rules: SettlementRules;
  /** A payee's open lines, the oldest first. */
  owed: (payee: P) => readonly OpenLine[];
}

/** So many items, lines or payouts are settled in a step. */
const STEP = 100;

/** Each of `all` by `of`, in steps. */
function* inSteps<T, R>(all: readonly T[], of: (one: T) => R): Generator<void, R[]> {
  const made: R[] = [];
  for (const [at, one] of all.entries()) {
    if (at % STEP === 0) yield;
    made.push(of(one));
  }
  return made;
}

/**
 * Settles a day: its items become a line of each store, product and rate set, the lines of each payee a payout, in which what the payee
 * owes is set off, the oldest line first. What is not known enough of waits. A line's key stands for its id until it has one. It goes in
 * steps, between which whoever settles a large day lets others have a turn; the last one answers.
 */
export function* settleInSteps<P extends Payee>({
  day,
  groups,
  rules,
  owed,
}: DayToSettle<P>): Generator<void, SettledDay<P>> {
  const waiting: SettledDay<P>['waiting'] = [];
  const placed: Placed<P>[] = [];
  yield* inSteps(groups, (group) => {
    const agreed = termsOf(group, rules);
    if ('waits' in agreed) waiting.push({ group, reasons: agreed.waits });
    else if (group.payee) placed.push({ group, payee: group.payee, agreed });
  });
  const keyOf = ({ group, agreed }: Placed<P>) =>
    `${day}/${group.merchantId.padStart(19, '0')}/${group.product}/${agreed.rateSet}`;
  const lines = yield* inSteps(grouped(placed, keyOf), ([key, some]) =>
    lineOf(key, some as [Placed<P>, ...Placed<P>[]]),
  );
  const ofPayees = grouped(lines, ({ payee }) => payeeKey(payee));
  const payouts = yield* inSteps(ofPayees, ([, own]): DayPayout<P> => {
    const [first] = own as [DayLine<P>, ...DayLine<P>[]];
    const nets = own.map(({ key, amounts }) => ({ lineId: key, net: amounts.net }));
    return {
      ...payPayee(owed(first.payee), nets),
      ...{ payee: first.payee, lines: own },
      isHeld: own.some((line) => line.groups.some(({ isBlocked }) => isBlocked)),
    };
  });
  return { payouts, waiting };
}

/** The same at once. */
export const settleDay = <P extends Payee>(toSettle: DayToSettle<P>): SettledDay<P> => {
  const steps = settleInSteps(toSettle);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
