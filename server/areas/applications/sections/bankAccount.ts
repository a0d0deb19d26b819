import { merchantSections } from '#contract/shapes/sections.ts';
import { recordHandler } from '../../../approvals/kind.ts';
import { lockRecord, raiseVersion } from '../../../approvals/lockRecord.ts';
import { saveBankDetails } from '../../../records/parts/bankDetails.ts';
import { bankBeside, bankDifferences, bankNumbers } from './bankDifferences.ts';

/** Another bank account or signatory of a partner or store: money goes there only some hours after it was approved. */
export const bankAccount = recordHandler({
  name: 'BANK_ACCOUNT',
  // The section of a store; that of a partner is the same without `isSameBank`.
  command: merchantSections['bank-details'],
  delayHours: ({ bankChangeDelayHours }) => bankChangeDelayHours,
  lock: lockRecord,
  describe: bankDifferences,
  beside: bankBeside,
  inFull: bankNumbers,
  apply: async (tx, owner, command, made) => {
    await saveBankDetails(tx, owner, command);
    await raiseVersion(tx, owner, made);
  },
});
