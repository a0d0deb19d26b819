import type { Sentence } from '../sentence.ts';
import { payeeKindLabel } from '../settlement/atc.ts';
import { payoutStatus } from '../settlement/payoutStatus.ts';
import { settingLabel } from '../settlement/settings/settingKinds.ts';
import { refundReason } from '../transactions/refundReasons.ts';
import { refundStatus } from '../transactions/refundStatus.ts';
import { transactionStatus } from '../transactions/transactionStatus.ts';

const labelsOf = (table: Readonly<Record<string, { label: Sentence }>>): Readonly<Record<string, Sentence>> =>
  Object.fromEntries(Object.entries(table).map(([code, { label }]) => [code, label]));

/** The closed lists of payments and refunds. */
export const wordsOfFinance = {
  transactionStatus: labelsOf(transactionStatus),
  refundStatus: labelsOf(refundStatus),
  refundReason,
  payoutStatus: labelsOf(payoutStatus),
  payeeKind: payeeKindLabel,
  setting: settingLabel,
};
