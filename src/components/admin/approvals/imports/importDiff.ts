import type { ApprovalRequest, Difference } from '#contract/approvals.ts';
import { MATTERS, type Matter } from '#domain/importJobs/matters.ts';

/** A change that an import makes: of which row, to which record. */
export type NamedChange = Difference & { row: number };

/** What payments of a partner and day come to, in pesos. */
export type PaymentSum = Difference & { after: string; count: number };

const isSum = (one: Difference): one is PaymentSum =>
  (one.field === 'sum' || one.field === 'moreSums') && one.after !== null && one.count !== undefined;

const isNamed = (one: Difference): one is NamedChange => one.row !== undefined;

/**
 * What a request says of its import: rows by matter, the changes that it names, and how many rows it does not; of payments what they
 * come to, in all and by partner and day.
 */
export const importDiff = ({ diff }: Pick<ApprovalRequest, 'diff'>) => {
  const rows = (field: string) =>
    Number(diff.find((one) => one.field === field && !isNamed(one))?.after ?? 0);
  const matters = MATTERS.map((matter): [Matter, number] => [matter, rows(matter)]);
  return {
    matters: matters.filter(([, count]) => count > 0),
    others: rows('otherRows'),
    more: rows('moreRows'),
    changes: diff.filter(isNamed),
    warnings: rows('warnings'),
    total: diff.find(({ field }) => field === 'total')?.after ?? null,
    sums: diff.filter(isSum),
  };
};
