import { payeeKind } from '#domain/settlement/atc.ts';
import type { Payee } from '#domain/settlement/run/settleDay.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag, id, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { noRest } from '../../process/restAsLong.ts';

/** To whom and where is paid, as lines and payouts keep it. */
export interface PaidTo {
  name: string;
  tin: string | null;
  bankId: string;
  bankName: string;
  bankBranchName: string | null;
  accountName: string;
  accountNumber: string;
}

interface Row extends Omit<PaidTo, 'bankId'> {
  storeId: string;
  partnerId: string;
  /** The store whose own account it is. */
  merchantId: string | null;
  businessEntity: string | null;
  bankId: string | null;
  isBlocked: boolean;
}

/** The account, of `a`, that an owner's payouts go to: in use, receiving payments, the default one first; with its bank and branch. */
export const accountOf = (owner: string) => `select a.*, b.name as bank_name, r.name as branch_name
    from bank_account a join bank b on b.id = a.bank_id left join bank_branch r on r.id = a.bank_branch_id
    where ${owner} and a.status = 'A' and a.is_payments_received order by a.is_default desc, a.id limit 1`;
const FROM = `merchant m join partner p on p.id = m.partner_id
  left join lateral (${accountOf('a.merchant_id = m.id and not m.is_same_bank')}) own on true
  left join lateral (${accountOf('a.partner_id = m.partner_id and a.merchant_id is null')}) shared on own.id is null`;
const either = (column: string) => `coalesce(own.${column}, shared.${column})`;

const ROW = columnsOf<Row>(FROM)({
  storeId: id('m.id'),
  partnerId: id('m.partner_id'),
  merchantId: id('own.merchant_id'),
  name: text('case when own.id is null then p.name else m.name end'),
  tin: text('case when own.id is null then p.tin_number else coalesce(m.tin_number, p.tin_number) end'),
  businessEntity: text('p.business_entity'),
  bankId: id(either('bank_id')),
  bankName: text(either('bank_name')),
  bankBranchName: text('case when own.id is null then shared.branch_name else own.branch_name end'),
  accountName: text(either('account_name')),
  accountNumber: text(either('account_number')),
  isBlocked: flag(`(m.status = 'B' or p.status = 'B')`),
});
const READ = `select ${ROW.select} from ${FROM} where m.id = any ($1::bigint[])`;

interface Paid {
  payee: (Payee & PaidTo) | null;
  isBlocked: boolean;
}

/** So many stores at a time. */
const AT_ONCE = 500;

/** Who is paid for stores: themselves where they have an account of their own, else their partner; nobody where neither has one. */
export const readPayees = async (
  tx: Pick<Tx, 'query'>,
  stores: readonly string[],
  rest = noRest,
): Promise<Map<string, Paid>> => {
  const paid = new Map<string, Paid>();
  for (let from = 0; from < stores.length; from += AT_ONCE) {
    const rows = await ROW.read(tx, { text: READ, values: [stores.slice(from, from + AT_ONCE)] });
    for (const { storeId, isBlocked, businessEntity, bankId, ...row } of rows) {
      const payee = bankId === null ? null : { ...row, bankId, kind: payeeKind(businessEntity) };
      paid.set(storeId, { isBlocked, payee });
    }
    await rest();
  }
  return paid;
};
