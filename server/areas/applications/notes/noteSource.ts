import type { RecordNote } from '#contract/applications.ts';
import { filter } from '#contract/list.ts';
import type { Tx } from '../../../db/context.ts';
import { notFound } from '../../../http/errors/errors.ts';
import { byId } from '../../../lists/filters.ts';
import type { ListSource } from '../../../lists/source.ts';

/** A note as it is read. */
export interface RowOfNote extends Omit<RecordNote, 'dtimeCreated'> {
  [column: string]: unknown;
  dtimeCreated: Date;
}

export const NOTE_COLUMNS = `n.id, n.merchant_id as "merchantId", n.body, n.created_by as "createdBy", n.created_at as "dtimeCreated"`;

/** A note as it stands in an answer. */
export const presentNote = ({ id, merchantId, body, createdBy, dtimeCreated }: RowOfNote): RecordNote => ({
  id,
  merchantId,
  body,
  createdBy,
  dtimeCreated: dtimeCreated.toISOString(),
});

const filters = { partnerId: filter.ids(), merchantId: filter.ids() };

/** The notes beside a partner and its stores, the newest first. */
export const noteSource: ListSource<typeof filters, readonly ['id'], RowOfNote, RecordNote> = {
  name: 'notes',
  columns: NOTE_COLUMNS,
  from: 'record_note n',
  countFrom: 'record_note n',
  id: 'n.id',
  sorts: { id: { sql: 'n.id', type: 'bigint' } },
  defaultSort: '-id',
  filters: { partnerId: byId('n.partner_id'), merchantId: byId('n.merchant_id') },
  present: presentNote,
};

const EXISTS = `select from partner p where p.id = $1
  and ($2::bigint is null or exists (select from merchant m where m.id = $2 and m.partner_id = p.id))`;

/** 404 for a partner that is not there, and for a store that is not one of its own. */
export const mustExist = async (tx: Tx, partnerId: string, merchantId: string | null): Promise<void> => {
  const values = [partnerId, merchantId];
  if (!(await tx.query({ name: 'record-exists', text: EXISTS, values })).length) throw notFound();
};
