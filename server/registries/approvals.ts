import type { ApprovalKinds } from '../approvals/kind.ts';
import { roleChange } from '../areas/accessRoles/roleChange.ts';
import { bankAccount } from '../areas/applications/sections/bankAccount.ts';
import { wholeImport } from '../areas/imports/wholeImport.ts';
import { machineKey } from '../areas/machineAccounts/machineKey.ts';
import { receiptCancellation } from '../areas/officialReceipts/cancel/receiptCancellation.ts';
import { mdrRate } from '../areas/rates/mdrRate.ts';
import { settingChange } from '../areas/reportSettings/settingChange.ts';
import { payoutFileRelease } from '../areas/settlements/files/payoutFileRelease.ts';
import { payoutReturn } from '../areas/settlements/files/payoutReturn.ts';
import { payoutResend } from '../areas/settlements/resendPayout.ts';
import { storeTax } from '../areas/storeTaxes/storeTax.ts';
import { refundAboveLimit } from '../areas/transactions/refund/refundAboveLimit.ts';
import { IMPORTS } from './imports.ts';

/** Every kind of change that needs a second person; a new one is one more row. */
export const APPROVALS: ApprovalKinds = {
  MDR_RATE: mdrRate,
  BANK_ACCOUNT: bankAccount,
  IMPORT: wholeImport(IMPORTS, 'IMPORT'),
  STORE_TAX: storeTax,
  REFUND: refundAboveLimit,
  SETTING: settingChange,
  PAYMENTS: wholeImport(IMPORTS, 'PAYMENTS'),
  RECEIPT: receiptCancellation,
  ACCESS_ROLE: roleChange,
  PAYOUT_FILE: payoutFileRelease,
  PAYOUT_RETURN: payoutReturn,
  PAYOUT_RESEND: payoutResend,
  MACHINE_KEY: machineKey,
};
