import type { PaymentToTake } from '#contract/finance/takenPayments.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag, id, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';

/** A store that payments name, with the codes that it goes by. */
export interface NamedStore {
  merchantId: string;
  partnerId: string;
  storeCode: string;
  partnerCode: string;
  segment: string | null;
  /** Blocked, or its partner is: what is paid there is taken in, and its payout held. */
  isBlocked: boolean;
}

type Naming = Pick<PaymentToTake, 'storeCode' | 'partnerCode'>;

/** The store that a payment names, of some partners where those are given: null for none, `several` where the code alone is not enough. */
export type StoreOf = (naming: Naming, partnerIds: readonly string[] | null) => NamedStore | 'several' | null;

const FROM = 'merchant m join partner p on p.id = m.partner_id';
const STORE = columnsOf<NamedStore>(FROM)({
  merchantId: id('m.id'),
  partnerId: id('m.partner_id'),
  storeCode: text('m.hsis_salesroom_code'),
  partnerCode: text('p.hsis_code'),
  segment: text('m.segment'),
  isBlocked: flag(`m.status = 'B' or p.status = 'B'`),
});
const ALL = `select ${STORE.select} from ${FROM} where m.hsis_salesroom_code is not null`;
const NAMED = `${ALL} and m.hsis_salesroom_code = any ($1::text[])`;

const storesIn = (stores: readonly NamedStore[]): StoreOf => {
  const by = Map.groupBy(stores, ({ storeCode }) => storeCode);
  return ({ storeCode, partnerCode }, partnerIds) => {
    const [store, other] = (by.get(storeCode) ?? []).filter(
      (one) =>
        (partnerIds === null || partnerIds.includes(one.partnerId)) &&
        (partnerCode === undefined || one.partnerCode === partnerCode),
    );
    return other ? 'several' : (store ?? null);
  };
};

/** Finds the stores that payments name. */
export const findStores = async (tx: Tx, payments: readonly Naming[]): Promise<StoreOf> => {
  const codes = [...new Set(payments.map(({ storeCode }) => storeCode))];
  return storesIn(await STORE.read(tx, { name: 'stores-of-codes', text: NAMED, values: [codes] }));
};

/** Finds any store: they are read once, for as many payments as there are. */
export const findAnyStore = async (tx: Tx): Promise<StoreOf> =>
  storesIn(await STORE.read(tx, { name: 'stores-with-codes', text: ALL, values: [] }));
