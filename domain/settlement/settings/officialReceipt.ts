import type { VatClass } from '../../receipts/receiptAmounts.ts';
import type { ReceiptTitle } from '../../receipts/receiptStatus.ts';
import type { ReceiptType } from '../../receipts/receiptTypes.ts';

/** What a receipt is called, and how each of its types stands to VAT; of others whoever issues it says so. */
export interface OfficialReceipt {
  title: ReceiptTitle;
  collections: VatClass;
  individual: VatClass;
  profitSharing: VatClass;
  subsidyCollection: VatClass;
}

/** How a type of receipt stands to VAT by the setting; null where whoever issues one chooses. */
export function vatClassOf(setting: OfficialReceipt, type: ReceiptType): VatClass | null {
  const { collections, individual, profitSharing, subsidyCollection } = setting;
  const classes: Readonly<Record<ReceiptType, VatClass | null>> = {
    COLLECTIONS: collections,
    INDIVIDUAL: individual,
    PROFIT_SHARING: profitSharing,
    SUBSIDY_COLLECTION: subsidyCollection,
    OTHERS: null,
  };
  return classes[type];
}
