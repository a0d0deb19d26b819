import { type Sentence, same } from '../sentence.ts';
import { type StatusTable, statusRow } from '../status.ts';

export const RECEIPT_STATUSES = ['ISSUED', 'CANCELLED'] as const;
export type ReceiptStatus = (typeof RECEIPT_STATUSES)[number];

/** A receipt is issued, and may be cancelled once. */
export const receiptStatus: StatusTable<ReceiptStatus> = {
  ISSUED: statusRow({ en: 'Issued', fil: 'Naibigay' }, 'success', 'CANCELLED'),
  CANCELLED: statusRow({ en: 'Cancelled', fil: 'Kinansela' }, 'error'),
};

export const CANCEL_REASONS = [
  'WRONG_PAYOR',
  'WRONG_AMOUNT',
  'WRONG_DETAILS',
  'GIVEN_TWICE',
  'PAYMENT_RETURNED',
  'OTHER',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** Why a receipt is cancelled, in words. */
export const cancelReason: Readonly<Record<CancelReason, Sentence>> = {
  WRONG_PAYOR: { en: 'Wrong payor', fil: 'Maling nagbayad' },
  WRONG_AMOUNT: { en: 'Wrong amount', fil: 'Maling halaga' },
  WRONG_DETAILS: { en: 'Other wrong details', fil: 'Ibang maling detalye' },
  GIVEN_TWICE: { en: 'Given twice', fil: 'Dalawang beses naibigay' },
  PAYMENT_RETURNED: { en: 'Payment came back', fil: 'Bumalik ang bayad' },
  OTHER: { en: 'Other', fil: 'Iba pa' },
};

export const RECEIPT_TITLES = ['OFFICIAL', 'COLLECTION', 'ACKNOWLEDGEMENT'] as const;
export type ReceiptTitle = (typeof RECEIPT_TITLES)[number];

/** What the document is called; it is printed in English, which the law asks for. */
export const receiptTitle: Readonly<Record<ReceiptTitle, Sentence>> = {
  OFFICIAL: { en: 'Official receipt', fil: 'Opisyal na resibo' },
  COLLECTION: { en: 'Collection receipt', fil: 'Resibo ng koleksyon' },
  ACKNOWLEDGEMENT: { en: 'Acknowledgement receipt', fil: 'Resibo ng pagkilala' },
};

export const DOWNLOAD_MARKS = ['ORIGINAL', 'REPRINT', 'CANCELLED'] as const;
export type DownloadMark = (typeof DOWNLOAD_MARKS)[number];

/** Which mark a copy bears: the original is the first that somebody has received as a whole, and a cancelled one says so always. */
export function markOf(status: ReceiptStatus, wasReceived: boolean): DownloadMark {
  if (status === 'CANCELLED') return 'CANCELLED';
  return wasReceived ? 'REPRINT' : 'ORIGINAL';
}

export const PAYMENT_CHANNELS = ['COUNTER', 'BANK', 'PAYMENT_CENTER', 'WALLET', 'PAYOUT', 'OTHER'] as const;
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number];

/** By which way money came in, in words. */
export const paymentChannel: Readonly<Record<PaymentChannel, Sentence>> = {
  COUNTER: { en: 'Over the counter', fil: 'Sa counter' },
  BANK: { en: 'Bank', fil: 'Bangko' },
  PAYMENT_CENTER: same('Payment center'),
  WALLET: same('E-wallet'),
  PAYOUT: { en: 'Kept from a payout', fil: 'Itinira sa payout' },
  OTHER: { en: 'Other', fil: 'Iba pa' },
};
