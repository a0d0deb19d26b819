import type { DisbursementRow } from '#contract/finance/disbursements.ts';
import type { OffsetRow } from '#contract/finance/offsets.ts';
import { disbursementFields, offsetFields } from '#domain/fields/settlement/disbursement.ts';
import { formatTin } from '#domain/formats/tin.ts';
import { mdrType } from '#domain/records/mdrRates.ts';
import { same } from '#domain/sentence.ts';
import { offsetState } from '#domain/settlement/offsetState.ts';
import { payoutStatus } from '#domain/settlement/payoutStatus.ts';
import { withheldOf } from '#domain/settlement/withheldOf.ts';
import { type Columns, column, columnsOf } from './columns.ts';

/** What the lines of both reports say of whose they are. */
interface OfStore {
  id: string;
  day: string;
  partnerName: string;
  merchantName: string;
  hsisSalesRoomCode: string;
  transactionType: DisbursementRow['transactionType'];
}
const ofStore = <W extends OfStore>() => ({
  id: column<W>(same('Id'), 'text', (row) => row.id),
  ...columnsOf<W>()(disbursementFields, {
    day: (row) => row.day,
    partnerName: (row) => row.partnerName,
    merchantName: (row) => row.merchantName,
    hsisSalesRoomCode: (row) => row.hsisSalesRoomCode,
    transactionType: (row, language) => mdrType[row.transactionType][language],
  }),
});

export const disbursementColumns: Columns<DisbursementRow> = {
  ...ofStore<DisbursementRow>(),
  ...columnsOf<DisbursementRow>()(disbursementFields, {
    paymentCount: (row) => row.paymentCount,
    refundCount: (row) => row.refundCount,
    gross: (row) => row.gross,
    refunds: (row) => row.refunds,
    base: (row) => row.base,
    mdrPercent: (row) => row.mdrPercent,
    commission: (row) => row.commission,
    taxOnCommission: (row) => row.taxOnCommission,
    withholdingTax: withheldOf,
    ewt: (row) => row.ewt,
    net: (row) => row.net,
    isEwt: (row) => row.isEwt,
    isTwa: (row) => row.isTwa,
    atcCode: (row) => row.atcCode,
    atcPercent: (row) => row.atcPercent,
    payeeName: (row) => row.payeeName,
    payeeTin: (row) => row.payeeTin && formatTin(row.payeeTin),
    payoutStatus: (row, language) => row.payoutStatus && payoutStatus[row.payoutStatus].label[language],
  }),
};

export const offsetColumns: Columns<OffsetRow> = {
  ...ofStore<OffsetRow>(),
  ...columnsOf<OffsetRow>()(disbursementFields, {
    gross: (row) => row.gross,
    refunds: (row) => row.refunds,
    payeeName: (row) => row.payeeName,
  }),
  ...columnsOf<OffsetRow>()(offsetFields, {
    original: (row) => row.original,
    applied: (row) => row.applied,
    rest: (row) => row.rest,
    state: (row, language) => offsetState[row.state].label[language],
  }),
};
