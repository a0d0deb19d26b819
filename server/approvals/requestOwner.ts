import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import type { SettingKind } from '#domain/settlement/settings/settingKinds.ts';
import type { Owner } from '../records/parts/owner.ts';

/** A partner, or one of its stores. */
export type RecordOwner = Owner;
/** An import as a whole. */
export interface ImportOwner {
  importId: string;
  importKind: ImportKindId;
  /** Ids of the people with a hand in its rows, for telling them that they cannot confirm; the import itself decides. */
  hands: readonly string[];
}
/** A refund of a payment, with the store where it was paid; `refundDay` is the payment's. */
export interface RefundOwner {
  partnerId: string;
  merchantId: string;
  transactionId: string;
  refundId: string;
  refundDay: string;
}
/** A setting. */
export interface SettingOwner {
  setting: SettingKind;
}
/** A receipt that is to be cancelled. */
export interface ReceiptOwner {
  receiptId: string;
  receiptNumber: string;
  /** The id of whoever issued it, for telling them that they cannot approve; the receipt itself decides. */
  hands: readonly string[];
}
/** A row with an id of its own and no partner; the kind of the request says in which table. */
export interface RowOwner {
  ownerId: string;
}
/** What a request is about. */
export type RequestOwner = RecordOwner | ImportOwner | RefundOwner | SettingOwner | ReceiptOwner | RowOwner;

export const isImport = (owner: RequestOwner): owner is ImportOwner => 'importId' in owner;
export const isRefund = (owner: RequestOwner): owner is RefundOwner => 'refundId' in owner;
export const isSetting = (owner: RequestOwner): owner is SettingOwner => 'setting' in owner;
export const isReceipt = (owner: RequestOwner): owner is ReceiptOwner => 'receiptId' in owner;
export const isRow = (owner: RequestOwner): owner is RowOwner => 'ownerId' in owner;
export const isRecord = (owner: RequestOwner): owner is RecordOwner =>
  [isImport, isRefund, isSetting, isReceipt, isRow].every((is) => !is(owner));

/** The columns of a request that name its owner. */
export interface OwnerColumns {
  partnerId: string | null;
  merchantId: string | null;
  importId: string | null;
  importKind: ImportKindId | null;
  transactionId: string | null;
  refundId: string | null;
  refundDay: string | null;
  setting: SettingKind | null;
  receiptId: string | null;
  receiptNumber: string | null;
  hands: readonly string[] | null;
  ownerId: string | null;
}

const NONE: OwnerColumns = {
  ...{ partnerId: null, merchantId: null },
  ...{ importId: null, importKind: null },
  ...{ transactionId: null, refundId: null, refundDay: null },
  ...{ setting: null, receiptId: null, receiptNumber: null, hands: null, ownerId: null },
};

export const ownerColumns = (owner: RequestOwner): OwnerColumns => ({ ...NONE, ...owner });

/** What a stored request is about. */
export const ownerOf = (columns: OwnerColumns): RequestOwner => {
  const { partnerId, merchantId, importId, importKind } = columns;
  const { transactionId, refundId, refundDay, setting, receiptId, receiptNumber, ownerId } = columns;
  const hands = columns.hands ?? [];
  if (importId !== null && importKind !== null) return { importId, importKind, hands };
  if (setting !== null) return { setting };
  if (ownerId !== null) return { ownerId };
  if (receiptId !== null && receiptNumber !== null) return { receiptId, receiptNumber, hands };
  // A constraint of the table says so.
  if (partnerId === null) throw new Error('A request is about nothing');
  if (merchantId !== null && transactionId !== null && refundId !== null && refundDay !== null)
    return { partnerId, merchantId, transactionId, refundId, refundDay };
  return { partnerId, merchantId };
};
