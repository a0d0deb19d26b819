import { type StoreTaxChange, storeTaxChange } from '#contract/finance/storeTaxes.ts';
import { manilaDate } from '#domain/day.ts';
import { firstTaxDay } from '#domain/records/storeTaxes.ts';
import { recordHandler } from '../../approvals/kind.ts';
import { lockRecord, raiseVersion } from '../../approvals/lockRecord.ts';
import type { Tx } from '../../db/context.ts';
import type { Owner } from '../../records/parts/owner.ts';
import { taxDifferences } from './taxDifferences.ts';
import { untaxedDays } from './untaxedDays.ts';
import { writeTax } from './writeTax.ts';

/** The change as it would begin if it were approved now. */
const begun = async (
  tx: Tx,
  { merchantId }: Owner,
  command: StoreTaxChange,
  at: Date,
): Promise<StoreTaxChange> => {
  const untaxed = merchantId === null ? null : await untaxedDays(tx, merchantId);
  return { ...command, effectiveFrom: firstTaxDay(command.effectiveFrom, manilaDate(at), untaxed) };
};

/**
 * How a store is taxed from its first day on, which lies behind where payments wait as nothing was said; one that is approved too late for
 * its day begins tomorrow.
 */
export const storeTax = recordHandler({
  name: 'STORE_TAX',
  command: storeTaxChange,
  delayHours: () => 0,
  lock: lockRecord,
  describe: async (tx, owner, command, at) =>
    taxDifferences(tx, owner.merchantId, await begun(tx, owner, command, at)),
  apply: async (tx, owner, command, made) => {
    const change = await begun(tx, owner, command, made.at);
    await writeTax(tx, owner, change, { at: made.at, username: made.maker });
    await raiseVersion(tx, owner, made);
  },
});
