import type { Remark } from '#contract/applicationShapes.ts';
import type { Tx } from '../../db/context.ts';

interface Row extends Omit<Remark, 'dtimeCreated' | 'dtimeResolved'> {
  [column: string]: unknown;
  dtimeCreated: Date;
  dtimeResolved: Date | null;
}

const COLUMNS = `id, merchant_id as "merchantId", section, field, message, created_by as "createdBy",
  created_at as "dtimeCreated", resolved_at as "dtimeResolved"`;
// By the partner first: that is what the index knows.
const OF_STORE = 'partner_id = (select partner_id from merchant where id = $1) and merchant_id = $1';
const NEWEST = 200;

const present = ({ dtimeCreated, dtimeResolved, ...row }: Row): Remark => ({
  ...row,
  dtimeCreated: dtimeCreated.toISOString(),
  dtimeResolved: dtimeResolved?.toISOString() ?? null,
});

/** What is open of a whole application, its stores included, or of one store; the newest first. */
export const readOpenRemarks = async (tx: Tx, of: 'partner' | 'store', id: string): Promise<Remark[]> => {
  const where = of === 'partner' ? 'partner_id = $1' : OF_STORE;
  const text = `select ${COLUMNS} from review_remark where ${where} and resolved_at is null order by id desc limit ${NEWEST}`;
  return (await tx.query<Row>({ name: `open-remarks-of-${of}`, text, values: [id] })).map(present);
};

/** What was ever remarked about some sections of a partner itself or of one store, settled or not; the newest first. */
export const readRemarks = async (
  tx: Tx,
  of: 'partner' | 'store',
  id: string,
  sections: readonly string[],
): Promise<Remark[]> => {
  const where = of === 'partner' ? 'partner_id = $1 and merchant_id is null' : OF_STORE;
  const text = `select ${COLUMNS} from review_remark where ${where} and section = any ($2) order by id desc limit ${NEWEST}`;
  return (await tx.query<Row>({ name: `remarks-of-${of}`, text, values: [id, sections] })).map(present);
};
