import type { PaymentToTake } from '#contract/finance/takenPayments.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import type { Machine } from '../../../http/caller/loadUser.ts';

/** A store that payments name, with the codes that it goes by. */
export interface NamedStore {
  merchantId: string;
  partnerId: string;
  storeCode: string;
  partnerCode: string;
}

const FROM = 'merchant m join partner p on p.id = m.partner_id';
const STORE = columnsOf<NamedStore>(FROM)({
  merchantId: id('m.id'),
  partnerId: id('m.partner_id'),
  storeCode: text('m.hsis_salesroom_code'),
  partnerCode: text('p.hsis_code'),
});
// $2 the only partner of the account, or null.
const FIND = `select ${STORE.select} from ${FROM}
  where m.hsis_salesroom_code = any ($1::text[]) and ($2::bigint is null or m.partner_id = $2)`;

type Naming = Pick<PaymentToTake, 'storeCode' | 'partnerCode'>;

/** Finds the stores that payments name, among those of the account: null for none, `several` where the code alone is not enough. */
export const findStores = async (
  tx: Tx,
  { partnerId }: Pick<Machine, 'partnerId'>,
  payments: readonly Naming[],
): Promise<(payment: Naming) => NamedStore | 'several' | null> => {
  const codes = [...new Set(payments.map(({ storeCode }) => storeCode))];
  const stores = await STORE.read(tx, { name: 'stores-of-codes', text: FIND, values: [codes, partnerId] });
  return ({ storeCode, partnerCode }) => {
    const [store, other] = stores.filter(
      (one) => one.storeCode === storeCode && (partnerCode === undefined || one.partnerCode === partnerCode),
    );
    return other ? 'several' : (store ?? null);
  };
};
