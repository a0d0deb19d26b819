import type { RecordNote } from '#contract/applications.ts';
import { filter } from '#contract/list.ts';
import { columnsOf, listed, type Selected } from '../../../db/columns/columnsOf.ts';
import { id, instant, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { byId } from '../../../lists/filters.ts';
import type { ListSource } from '../../../lists/source.ts';

/** A note, `n`, as it stands in an answer. */
export const NOTE = columnsOf<RecordNote>('record_note n')({
  id: id('n.id'),
  merchantId: id('n.merchant_id'),
  body: text('n.body'),
  createdBy: text('n.created_by'),
  dtimeCreated: instant('n.created_at'),
});

const filters = { partnerId: filter.ids(), merchantId: filter.ids() };

/** The notes beside a partner and its stores, the newest first. */
export const noteSource: ListSource<typeof filters, readonly ['id'], Selected<RecordNote>, RecordNote> = {
  name: 'notes',
  ...listed(NOTE),
  from: 'record_note n',
  countFrom: 'record_note n',
  id: 'n.id',
  sorts: { id: { sql: 'n.id', type: 'bigint' } },
  defaultSort: '-id',
  filters: { partnerId: byId('n.partner_id'), merchantId: byId('n.merchant_id') },
};

const EXISTS = `select from partner p where p.id = $1
  and ($2::bigint is null or exists (select from merchant m where m.id = $2 and m.partner_id = p.id))`;

/** 404 for a partner that is not there, and for a store that is not one of its own. */
export const mustExist = async (tx: Tx, partnerId: string, merchantId: string | null): Promise<void> => {
  const values = [partnerId, merchantId];
  if (!(await tx.query({ name: 'record-exists', text: EXISTS, values })).length) throw notFound();
};
