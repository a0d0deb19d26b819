import type { PayeeAccount } from '#contract/finance/settlements.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { os } from '../../http/os.ts';
import { accountOf } from '../../settlement/run/readPayees.ts';
import { readPayout } from './getPayout.ts';

/** A payout, `o`, its partner, `p`, its store where it is one's own, `m`, and the account, `acc`, that the same payee is paid to by now. */
export const WITH_ACCOUNT = `payout o join partner p on p.id = o.partner_id left join merchant m on m.id = o.merchant_id
  join lateral (${accountOf(`case when o.merchant_id is null then a.partner_id = o.partner_id and a.merchant_id is null
    else a.merchant_id = o.merchant_id and not m.is_same_bank end`)}) acc on true`;

const ACCOUNT = columnsOf<PayeeAccount>(WITH_ACCOUNT)({
  bankName: text('acc.bank_name'),
  accountName: text('acc.account_name'),
  accountLast4: text('right(acc.account_number, 4)'),
});
const READ = `select ${ACCOUNT.select} from ${WITH_ACCOUNT} where o.id = $1`;

/** The account that the payee of a payout is paid to by now; null where it has none in use. */
const readPayeeAccount = async (tx: Tx, payoutId: string): Promise<PayeeAccount | null> => {
  const [account] = await ACCOUNT.read(tx, { name: 'account-of-payee', text: READ, values: [payoutId] });
  return account ?? null;
};

/** Where a payout that came back would go by now. 404. */
export const getPayeeAccount = os.settlements.getPayeeAccount.handler(async ({ input, context }) => {
  const { id } = await readPayout(context.tx, context.user, input.params.id);
  return { data: { account: await readPayeeAccount(context.tx, id) } };
});
