import { manilaDate } from '#domain/day.ts';
import { RECEIPT_TYPES } from '#domain/receipts/receiptTypes.ts';
import { vatClassOf } from '#domain/settlement/settings/officialReceipt.ts';
import { os } from '../../../http/os.ts';
import { settingOn } from '../../../settlement/settingOn.ts';
import { openSeries } from './openSeries.ts';

/** What a receipt that is issued now begins with: the next number, what it is called, how its types stand to VAT. */
export const getReceiptTerms = os.officialReceipts.getReceiptTerms.handler(
  async ({ context: { tx, deps } }) => {
    const today = manilaDate(deps.now());
    const [series, setting] = await Promise.all([
      openSeries(tx, today),
      settingOn(tx, 'OFFICIAL_RECEIPT', today),
    ]);
    if (!setting) throw new Error('What receipts are called is installed with the table');
    const { values } = setting;
    const classes = RECEIPT_TYPES.map((type) => [type, vatClassOf(values, type)]);
    return {
      data: {
        series: series && {
          ...{
            next: series.next,
            left: Number(series.left),
            isNearEnd: series.isNearEnd,
            branch: series.branch,
          },
        },
        title: values.title,
        vatClasses: Object.fromEntries(classes),
      },
    };
  },
);
