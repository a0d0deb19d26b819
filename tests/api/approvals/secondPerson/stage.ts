import { paymentSheetBench } from '#tests/api/importKinds/paymentSheetBench.ts';
import { promoBench } from '#tests/api/promos/promoBench.ts';
import { receiptBench } from '#tests/api/receipts/receiptBench.ts';
import { refundBench } from '#tests/api/transactions/refundBench.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { editBench } from '#tests/support/records/editBench.ts';
import { reviewBench } from '#tests/support/records/reviewBench.ts';
import { registrationBench } from '#tests/support/registration.ts';
import { bankBench } from '../bankBench.ts';

/** A test app with what asks for and decides on every kind of change that takes two people. */
export const setStage = async (app: TestApp) => {
  const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;
  const version = async (table: string, id: string): Promise<number> =>
    (await rows(`select version from ${table} where id = $1`, [id]))[0].version;
  let made = 0;
  return {
    app,
    rows,
    /** The version of a record, as a header. */
    ifMatch: async (table: string, id: string) => ({ 'If-Match': String(await version(table, id)) }),
    version,
    /** A number that nothing else of the file has. */
    next: () => ++made,
    bank: await bankBench(app),
    payments: await paymentSheetBench(app),
    refunds: await refundBench(app),
    receipts: await receiptBench(app),
    promos: promoBench(app),
    review: reviewBench(app),
    edit: editBench(app),
    codes: registrationBench(app),
  };
};
export type Stage = Awaited<ReturnType<typeof setStage>>;
