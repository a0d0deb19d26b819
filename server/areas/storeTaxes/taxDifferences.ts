import type { Difference } from '#contract/approvals.ts';
import type { StoreTaxChange } from '#contract/finance/storeTaxes.ts';
import { taxOn } from '#domain/records/storeTaxes.ts';
import type { Tx } from '../../db/context.ts';
import { readTaxes } from './readStoreTaxes.ts';

const FLAGS = ['isEwt', 'isTwa'] as const;

/** What a change would change of what holds on its first day; nothing when it is so already. */
export const taxDifferences = async (
  tx: Tx,
  merchantId: string | null,
  { effectiveFrom, evidence, ...flags }: StoreTaxChange,
): Promise<Difference[]> => {
  const held = merchantId === null ? null : taxOn(await readTaxes(tx, merchantId), effectiveFrom);
  const changed = FLAGS.flatMap((field): Difference[] =>
    held?.[field] === flags[field]
      ? []
      : [{ field, before: held ? String(held[field]) : null, after: String(flags[field]) }],
  );
  if (!changed.length) return [];
  return [
    ...changed,
    { field: 'effectiveFrom', before: held?.effectiveFrom ?? null, after: effectiveFrom },
    { field: 'evidence', before: held?.evidence ?? null, after: evidence },
  ];
};
