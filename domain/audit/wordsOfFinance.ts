import { deliveryStatus } from '../deliveries/deliveryStatus.ts';
import { formOfPayment } from '../receipts/formOfPayment.ts';
import { vatClass } from '../receipts/receiptAmounts.ts';
import { cancelReason, paymentChannel, receiptStatus, receiptTitle } from '../receipts/receiptStatus.ts';
import { receiptType } from '../receipts/receiptTypes.ts';
import type { Sentence } from '../sentence.ts';
import { payeeKindLabel } from '../settlement/atc.ts';
import { payoutFileState } from '../settlement/bank/payoutFileState.ts';
import { payoutStatus } from '../settlement/payoutStatus.ts';
import { settingLabel } from '../settlement/settings/settingKinds.ts';
import { holdReason } from '../transactions/holdReason.ts';
import { refundReason } from '../transactions/refundReasons.ts';
import { refundStatus } from '../transactions/refundStatus.ts';
import { transactionStatus } from '../transactions/transactionStatus.ts';

const labelsOf = (table: Readonly<Record<string, { label: Sentence }>>): Readonly<Record<string, Sentence>> =>
  Object.fromEntries(Object.entries(table).map(([code, { label }]) => [code, label]));

/** The closed lists of payments and refunds. */
export const wordsOfFinance = {
  transactionStatus: labelsOf(transactionStatus),
  holdReason,
  deliveryStatus: labelsOf(deliveryStatus),
  refundStatus: labelsOf(refundStatus),
  refundReason,
  payoutStatus: labelsOf(payoutStatus),
  payoutFileState: labelsOf(payoutFileState),
  payeeKind: payeeKindLabel,
  setting: settingLabel,
  receiptType: labelsOf(receiptType),
  receiptStatus: labelsOf(receiptStatus),
  receiptTitle,
  cancelReason,
  paymentChannel,
  formOfPayment,
  vatClass,
};
