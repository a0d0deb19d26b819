import type { Remark } from '#contract/shapes/applicationShapes.ts';
import { type RemarkState, remarkState } from '#domain/review/remarkState.ts';
import type { Tx } from '../../db/context.ts';

type Made = 'state' | 'dtimeCreated' | 'dtimeAnswered' | 'dtimeResolved';
export interface RowOfRemark extends Omit<Remark, Made> {
  [column: string]: unknown;
  outcome: Exclude<RemarkState, 'OPEN' | 'SETTLED'> | null;
  isChanged: boolean;
  dtimeCreated: Date;
  dtimeAnswered: Date | null;
  dtimeResolved: Date | null;
}

/** Whether what the section of remark `r` holds is another than when it was made; asked of open ones only. */
export const IS_CHANGED = `(r.resolved_at is null
  and section_state(r.partner_id, r.merchant_id, r.section) is distinct from r.state_then)`;
/** Columns of remarks, which are `r`. */
export const REMARK_COLUMNS = `r.id, r.merchant_id as "merchantId",
  (select m.name from merchant m where m.id = r.merchant_id) as "merchantName", r.section, r.field, r.message, r.created_by as "createdBy",
  r.created_at as "dtimeCreated", r.answer, r.answered_by as "answeredBy", r.answered_at as "dtimeAnswered",
  r.resolved_at as "dtimeResolved", r.outcome, ${IS_CHANGED} as "isChanged"`;
// By the partner first: that is what the index knows.
const OF = {
  partner: 'r.partner_id = $1',
  store: 'r.partner_id = (select partner_id from merchant where id = $1) and r.merchant_id = $1',
} as const;
const HOME = { partner: 'partner', store: 'merchant' } as const;
const NEWEST = 200;

/** A remark as it is shown. */
export const presentRemark = ({ outcome, isChanged, ...row }: RowOfRemark): Remark => ({
  ...row,
  state: remarkState({ isResolved: row.dtimeResolved !== null, outcome, isChanged, answer: row.answer }),
  dtimeCreated: row.dtimeCreated.toISOString(),
  dtimeAnswered: row.dtimeAnswered?.toISOString() ?? null,
  dtimeResolved: row.dtimeResolved?.toISOString() ?? null,
});

// While a record is reviewed after it was handed in again: what was asked for the last time, with what came of it.
const ofLastRound = (
  of: keyof typeof OF,
): string => `r.outcome in ('CHANGED', 'ANSWERED') and r.resolved_at >=
  (select h.resubmitted_at from ${HOME[of]} h where h.id = $1 and h.status = 'SUBMITTED')`;

/** What is open of a whole application, its stores included, or of one store, and what came of the last round; the newest first. */
export const readRoundOfRemarks = async (tx: Tx, of: keyof typeof OF, id: string): Promise<Remark[]> => {
  const text = `select ${REMARK_COLUMNS} from review_remark r
    where ${OF[of]} and (r.resolved_at is null or ${ofLastRound(of)}) order by r.id desc limit ${NEWEST}`;
  return (await tx.query<RowOfRemark>({ name: `round-of-remarks-of-${of}`, text, values: [id] })).map(
    presentRemark,
  );
};

/** What was ever remarked about some sections of a partner itself or of one store, settled or not; the newest first. */
export const readRemarks = async (
  tx: Tx,
  of: keyof typeof OF,
  id: string,
  sections: readonly string[],
): Promise<Remark[]> => {
  const where = of === 'partner' ? `${OF.partner} and r.merchant_id is null` : OF.store;
  const text = `select ${REMARK_COLUMNS} from review_remark r where ${where} and r.section = any ($2)
    order by r.id desc limit ${NEWEST}`;
  return (await tx.query<RowOfRemark>({ name: `remarks-of-${of}`, text, values: [id, sections] })).map(
    presentRemark,
  );
};
