import type { MdrChange } from '#contract/approvals.ts';
import type { ApprovalKindName } from '#domain/approval.ts';
import type { BankDetails } from '../parts/bankDetails.ts';
import type { AnyHandler } from './kind.ts';
import { bankAccount } from './kinds/bankAccount.ts';
import { mdrRate } from './kinds/mdrRate.ts';
import { type ImportCommand, wholeImport } from './kinds/wholeImport.ts';

/** Every kind of change that needs a second person; a new one is one more row. */
export const HANDLERS: Readonly<Record<ApprovalKindName, AnyHandler>> = {
  MDR_RATE: mdrRate,
  BANK_ACCOUNT: bankAccount,
  IMPORT: wholeImport,
};

/** What is asked for, kind by kind. */
export interface Commands {
  MDR_RATE: MdrChange;
  BANK_ACCOUNT: BankDetails;
  IMPORT: ImportCommand;
}
