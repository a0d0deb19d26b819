import { storeTaxChange } from '#contract/finance/storeTaxes.ts';
import { manilaDate } from '#domain/day.ts';
import { firstTaxDay } from '#domain/records/storeTaxes.ts';
import { recordHandler } from '../../approvals/kind.ts';
import { lockRecord, raiseVersion } from '../../approvals/lockRecord.ts';
import { taxDifferences } from './taxDifferences.ts';
import { writeTax } from './writeTax.ts';

/** How a store is taxed from its first day on; one that is approved too late for it begins tomorrow. */
export const storeTax = recordHandler({
  name: 'STORE_TAX',
  command: storeTaxChange,
  delayHours: () => 0,
  lock: lockRecord,
  describe: (tx, { merchantId }, command, at) =>
    taxDifferences(tx, merchantId, {
      ...command,
      effectiveFrom: firstTaxDay(command.effectiveFrom, manilaDate(at)),
    }),
  apply: async (tx, owner, command, made) => {
    const effectiveFrom = firstTaxDay(command.effectiveFrom, manilaDate(made.at));
    await writeTax(tx, owner, { ...command, effectiveFrom }, { at: made.at, username: made.maker });
    await raiseVersion(tx, owner, made);
  },
});
