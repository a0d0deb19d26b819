import type { OrContract } from '#contract/finance/officialReceipts.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { day, id, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';

const FROM = 'partner_contract c';
const CONTRACT = columnsOf<OrContract>(FROM)({
  id: id('c.id'),
  number: text('c.number'),
  startDate: day('c.start_date'),
  expiryDate: day('c.expiry_date'),
});
const READ = `select ${CONTRACT.select} from ${FROM} where c.partner_id = $1 order by c.start_date desc, c.id desc`;

/** The contracts of a payor, the latest first. */
export const contractsOf = (tx: Tx, payorId: string): Promise<OrContract[]> =>
  CONTRACT.read(tx, { name: 'contracts-of-payor', text: READ, values: [toId(payorId)] });

/** The contracts of a payor. */
export const getOrContracts = os.officialReceipts.getOrContracts.handler(async ({ input, context }) => ({
  data: { list: await contractsOf(context.tx, input.query.payorId) },
}));
