import type { StoreTaxChange } from '#contract/finance/storeTaxes.ts';
import { storeTaxFields } from '#domain/fields/settlement/storeTax.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { namesOf, placesOf } from '../../db/columns/definitionOf.ts';
import { fromFields, setBy } from '../../db/columns/fromFields.ts';
import { id, moment, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { Owner } from '../../records/parts/owner.ts';

interface Written extends StoreTaxChange, Pick<Owner, 'partnerId' | 'merchantId'> {
  dtimeCreated: Date;
  createdBy: string;
}
const TAX = writtenOf<Written>('store_tax t')({
  ...fromFields(setBy(storeTaxFields, 'staff'), 't'),
  partnerId: id('t.partner_id'),
  merchantId: id('t.merchant_id'),
  dtimeCreated: moment('t.created_at'),
  createdBy: text('t.created_by'),
});
const WRITE = `insert into store_tax (${namesOf(TAX)}) values (${placesOf(TAX)})
  on conflict on constraint store_tax_from do update
    set is_ewt = excluded.is_ewt, is_twa = excluded.is_twa, evidence = excluded.evidence,
      created_at = excluded.created_at, created_by = excluded.created_by`;

/** Writes how a locked store is taxed from a day on; what was said of the same day before gives way. */
export const writeTax = async (
  tx: Tx,
  { partnerId, merchantId }: Owner,
  change: StoreTaxChange,
  { at, username }: { at: Date; username: string },
): Promise<void> => {
  const row = { ...change, partnerId, merchantId, dtimeCreated: at, createdBy: username };
  await tx.query({ name: 'write-store-tax', text: WRITE, values: Object.values(TAX.write(row)) });
};
