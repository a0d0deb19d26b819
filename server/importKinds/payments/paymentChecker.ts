import { paymentToTake } from '#contract/finance/takenPayments.ts';
import { manilaDate } from '#domain/day.ts';
import { listItems } from '#domain/imports/cells/listItems.ts';
import type { KeyOf } from '#domain/imports/fields/fields.ts';
import type { paymentFields } from '#domain/imports/fields/paymentFields.ts';
import type { Problem } from '#domain/imports/problems.ts';
import { formatMoney } from '#domain/money.ts';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { isHidden } from '#domain/transactions/cardNumber.ts';
import { manilaMoment, readClock } from '#domain/transactions/paymentMoment.ts';
import { SHEET_SOURCE } from '#domain/transactions/sheetSource.ts';
import { readSoldItem } from '#domain/transactions/soldItems.ts';
import type { Checked, ImportScope } from '../../imports/importKind.ts';
import { refusalsOf, type Teller } from '../../records/payments/checkPayment.ts';
import { findAnyStore, type NamedStore, type StoreOf } from '../../records/payments/findStores.ts';
import { isOutcome, readOrRefuse } from '../../records/payments/outcome.ts';
import { refuseOutsiders } from '../shared/refuseOutsiders.ts';
import type { CellsOf } from '../shared/written/sheetColumns.ts';
import { openTellers } from './openTellers.ts';
import { misfits, refusalProblem } from './refusalProblem.ts';

type Cells = CellsOf<KeyOf<typeof paymentFields>>;

/** The payment of a row, as a system would send it. */
const sentOf = (cells: Cells, clock: string | null) => {
  const items = listItems(cells.items ?? null);
  return {
    reference: cells.reference,
    at: cells.day ? manilaMoment(cells.day, clock) : null,
    storeCode: cells.hsisSalesroomCode,
    ...(cells.hsisPartnerCode && { partnerCode: cells.hsisPartnerCode }),
    transactionType: cells.transactionType,
    amount: cells.amount,
    ...(cells.ccAccountNumber && { ccAccountNumber: cells.ccAccountNumber }),
    ...(cells.cashier && { cashier: cells.cashier }),
    ...(items.length && { items: items.map(readSoldItem) }),
  };
};

const storeIn = ({ hsisSalesroomCode, hsisPartnerCode }: Cells, teller: Teller, storeOf: StoreOf) =>
  hsisSalesroomCode
    ? storeOf(
        { storeCode: hsisSalesroomCode, ...(hsisPartnerCode && { partnerCode: hsisPartnerCode }) },
        teller.partnerIds,
      )
    : undefined;

const isStore = (store: NamedStore | 'several' | null | undefined): store is NamedStore =>
  typeof store === 'object' && store !== null;

/** Of what else than the card some was hidden, as it looked like a card's number. */
const hiddenIn = (cells: Cells): Problem[] =>
  Object.entries(cells).flatMap(([field, text]) =>
    text && field !== 'ccAccountNumber' && isHidden(text) ? [{ field, code: 'card_number' } as const] : [],
  );

/** Judges payments by themselves, by the rules of `takenPayments.takeTransactions`. 403 for whoever is not staff. */
export const paymentChecker = async (scope: ImportScope): Promise<(cells: Cells) => Checked> => {
  refuseOutsiders(scope, 'transactions');
  const { tx, now } = scope;
  const [tellers, storeOf] = await Promise.all([openTellers(tx), findAnyStore(tx)]);
  return (cells) => {
    const source = cells.source?.toUpperCase() ?? SHEET_SOURCE;
    const teller = tellers.get(source);
    const clock = cells.time ? readClock(cells.time) : null;
    const sent = sentOf(cells, clock);
    const read = readOrRefuse(paymentToTake, sent);
    const store = teller && storeIn(cells, teller, storeOf);
    const known = {
      transactionType: MDR_TYPES.find((type) => type === cells.transactionType),
      store,
      at: sent.at ? new Date(sent.at) : undefined,
    };
    return {
      key: cells.reference ? `${source} ${cells.reference}` : null,
      name: cells.reference ?? null,
      problems: [
        ...hiddenIn(cells),
        ...(isOutcome(read) ? misfits(read) : []),
        ...(cells.time && clock === null ? [{ field: 'time', code: 'not_hour' } as const] : []),
        ...(teller ? refusalsOf(known, { teller, now }).map(refusalProblem) : []),
        ...(teller ? [] : [{ field: 'source', code: 'not_source' } as const]),
        ...(isStore(store) && store.isBlocked
          ? [{ field: 'hsisSalesroomCode', code: 'store_blocked' } as const]
          : []),
      ],
      resolved: isOutcome(read)
        ? {}
        : {
            sent,
            source,
            reference: read.reference,
            merchantId: isStore(store) ? store.merchantId : null,
            day: manilaDate(new Date(read.at)),
            transactionType: read.transactionType,
            amount: formatMoney(read.amount),
          },
    };
  };
};
