import { monthName } from './receiptMonth.ts';
import type { ReceiptType } from './receiptTypes.ts';

/** What is told of a receipt for its description. */
interface Described {
  receiptType: ReceiptType;
  month: number | null;
  year: number | null;
  contract: string | null;
  paymentFor: string | null;
}

/** What was paid for, as a receipt describes it: in English, as the whole document is. */
export function receiptPurpose({ receiptType, month, year, contract, paymentFor }: Described): string {
  const of = month === null || year === null ? '' : ` for ${monthName(month).en} ${year}`;
  const on = contract === null ? '' : ` on contract ${contract}`;
  const purposes: Readonly<Record<ReceiptType, string>> = {
    COLLECTIONS: `Instalments collected${of}${on}`,
    INDIVIDUAL: `Payment${on}`,
    PROFIT_SHARING: `Commission on sales${of}${on}`,
    SUBSIDY_COLLECTION: `Share of promotions${of}${on}`,
    OTHERS: paymentFor ?? '',
  };
  return purposes[receiptType];
}
