import type { OrPayor } from '#contract/finance/officialReceipts.ts';
import { addressText } from '#domain/places/addressText.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { toId } from '../../../http/ids.ts';
import { readRegisteredAddresses } from '../../../records/parts/addresses.ts';

export const PAYOR_FROM = 'partner p';
/** A partner that may be a payor, without its address. */
export const PAYOR = columnsOf<Omit<OrPayor, 'address'>>(PAYOR_FROM)({
  id: id('p.id'),
  name: text('p.name'),
  tinNumber: text('p.tin_number'),
});
const READ = `select ${PAYOR.select} from ${PAYOR_FROM} where p.id = $1 and p.hsis_code is not null`;

/** Where partners are registered, each in one line, by partner; one of which nothing is known is not among them. */
export const registeredLines = async (
  tx: Tx,
  partnerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const addresses = await readRegisteredAddresses(tx, partnerIds);
  const lines = [...addresses].map(([partnerId, address]) => [partnerId, addressText(address)] as const);
  return new Map(lines.filter(([, line]) => line !== ''));
};

/** A payor as a receipt names it: a partner with a code of ours, as it is today. 404. */
export const readPayor = async (tx: Tx, payorId: string): Promise<OrPayor> => {
  const wanted = toId(payorId);
  const [[row], lines] = await Promise.all([
    PAYOR.read(tx, { name: 'read-payor', text: READ, values: [wanted] }),
    registeredLines(tx, [wanted]),
  ]);
  if (!row) throw notFound();
  return { ...row, address: lines.get(row.id) ?? null };
};

/** Payors with their addresses. */
export const withAddresses = async (
  tx: Tx,
  rows: readonly Omit<OrPayor, 'address'>[],
): Promise<OrPayor[]> => {
  const lines = await registeredLines(
    tx,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, address: lines.get(row.id) ?? null }));
};
