import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { SHEET_SOURCE } from '#domain/transactions/sheetSource.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { ids, list, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { Teller } from '../../records/payments/checkPayment.ts';

const TELLER = columnsOf<Teller>('machine_account k')({
  source: text('k.source'),
  partnerIds: ids('case when not k.all_partners then k.partner_ids end'),
  products: list('k.products'),
});
const READ = `select ${TELLER.select} from machine_account k order by k.source`;

const OF_SHEETS: Teller = { source: SHEET_SOURCE, partnerIds: null, products: MDR_TYPES };

/**
 * Whose payments a sheet may tell of, by their source: each system with what is its own, in use or not, as a sheet stands in for one that
 * is down; and what no system tells of. A source that is none of them would count a payment twice.
 */
export const openTellers = async (tx: Tx): Promise<ReadonlyMap<string, Teller>> => {
  const systems = await TELLER.read(tx, { name: 'import-tellers', text: READ, values: [] });
  return new Map([OF_SHEETS, ...systems].map((teller) => [teller.source, teller]));
};
