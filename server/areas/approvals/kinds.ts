import type { MdrChange } from '#contract/approvals.ts';
import type { ApprovalKindName } from '#domain/approval.ts';
import type { AnyHandler } from '../../approvals/kind.ts';
import type { BankDetails } from '../../records/parts/bankDetails.ts';
import { bankAccount } from '../applications/bankAccount.ts';
import { type ImportCommand, wholeImport } from '../batch/wholeImport.ts';
import { mdrRate } from '../rates/mdrRate.ts';

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
