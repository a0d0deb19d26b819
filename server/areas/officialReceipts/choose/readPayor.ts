import type { OrPayor } from '#contract/finance/officialReceipts.ts';
import { addressText } from '#domain/places/addressText.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { toId } from '../../../http/ids.ts';
import { readAddresses } from '../../../records/parts/addresses.ts';

export const PAYOR_FROM = 'partner p';
/** A partner that may be a payor, without its address. */
export const PAYOR = columnsOf<Omit<OrPayor, 'address'>>(PAYOR_FROM)({
  id: id('p.id'),
  name: text('p.name'),
  tinNumber: text('p.tin_number'),
});
const READ = `select ${PAYOR.select} from ${PAYOR_FROM} where p.id = $1 and p.hsis_code is not null`;

/** Where a partner is registered, in one line; null where nothing is known. */
export const registeredAddress = async (tx: Tx, partnerId: string): Promise<string | null> => {
  const addresses = await readAddresses(tx, { partnerId, merchantId: null });
  const place = addresses.find(({ type }) => type === 'REGISTRATION');
  return (place && addressText(place)) || null;
};

/** A payor as a receipt names it: a partner with a code of ours, as it is today. 404. */
export const readPayor = async (tx: Tx, payorId: string): Promise<OrPayor> => {
  const values = [toId(payorId)];
  const [[row], address] = await Promise.all([
    PAYOR.read(tx, { name: 'read-payor', text: READ, values }),
    registeredAddress(tx, toId(payorId)),
  ]);
  if (!row) throw notFound();
  return { ...row, address };
};

/** Payors with their addresses. */
export const withAddresses = (tx: Tx, rows: readonly Omit<OrPayor, 'address'>[]): Promise<OrPayor[]> =>
  Promise.all(rows.map(async (row) => ({ ...row, address: await registeredAddress(tx, row.id) })));
