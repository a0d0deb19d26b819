import { monthsOf, type Quarter, quarterOf } from './quarter.ts';

/** What a payee was paid, and what was withheld of it, in a month (YYYY-MM) under one tax code; centavos, below zero where refunds were more. */
export interface WithheldSum {
  month: string;
  atc: string;
  /** In percent; null where the month had more than one. */
  percent: string | null;
  income: bigint;
  tax: bigint;
}

/** A line of the form: what was paid in each month, and in total, and what was withheld of it in the quarter. */
export interface CertificateRow {
  atc: string;
  percent: string | null;
  months: readonly [bigint, bigint, bigint];
  total: bigint;
  tax: bigint;
}

/** What a payee's quarter comes to. */
export interface Certified {
  /** By tax code. */
  rows: readonly CertificateRow[];
  total: bigint;
  tax: bigint;
  /** The first of the quarters before whose sums are in it, since they were not above zero. */
  carriedFrom: Quarter | null;
  /** One that is not is not issued: its sums go on to the next quarter. */
  isAboveZero: boolean;
}

const sum = <T>(all: readonly T[], of: (one: T) => bigint): bigint =>
  all.reduce((so, one) => so + of(one), 0n);

const isAboveZero = (sums: readonly WithheldSum[]): boolean =>
  sum(sums, ({ income }) => income) > 0n && sum(sums, ({ tax }) => tax) > 0n;

/** The sums of quarters before that were not above zero: they are open until a quarter takes them in. */
const carriedInto = (quarter: Quarter, sums: readonly WithheldSum[]): WithheldSum[] => {
  const before = Map.groupBy(sums, ({ month }) => quarterOf(month));
  let open: WithheldSum[] = [];
  for (const past of [...before.keys()].filter((one) => one < quarter).sort()) {
    open = [...open, ...(before.get(past) ?? [])];
    if (isAboveZero(open)) open = [];
  }
  return open;
};

const oneOf = (percents: readonly (string | null)[]): string | null =>
  new Set(percents).size === 1 ? (percents[0] ?? null) : null;

const rowOf = (
  atc: string,
  own: readonly WithheldSum[],
  carried: readonly WithheldSum[],
  months: string[],
) => {
  const paid = months.map((month) =>
    sum(
      own.filter((one) => one.month === month),
      ({ income }) => income,
    ),
  );
  const [first = 0n, second = 0n, third = 0n] = paid;
  // What was carried stands in the first month: the form has no other place for it.
  const opened = first + sum(carried, ({ income }) => income);
  const all = [...own, ...carried];
  return {
    atc,
    percent: oneOf(all.map(({ percent }) => percent)),
    months: [opened, second, third] as const,
    total: opened + second + third,
    tax: sum(all, ({ tax }) => tax),
  };
};

/**
 * The certificate of a payee's quarter from all of its sums up to then; sums of later months are left out. The tax is what was withheld of
 * each line, added up and never reckoned anew. Nothing is rounded.
 */
export function certify(quarter: Quarter, sums: readonly WithheldSum[]): Certified {
  const months = monthsOf(quarter);
  const own = sums.filter(({ month }) => months.includes(month));
  const carried = carriedInto(quarter, sums);
  const all = [...carried, ...own];
  const of = (list: readonly WithheldSum[], atc: string) => list.filter((one) => one.atc === atc);
  const rows = [...new Set(all.map(({ atc }) => atc))]
    .sort()
    .map((atc) => rowOf(atc, of(own, atc), of(carried, atc), months));
  const [earliest] = carried.map(({ month }) => month).sort();
  return {
    rows,
    total: sum(rows, ({ total }) => total),
    tax: sum(rows, ({ tax }) => tax),
    carriedFrom: earliest === undefined ? null : quarterOf(earliest),
    isAboveZero: isAboveZero(all),
  };
}
