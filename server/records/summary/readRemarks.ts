import type { Remark } from '#contract/shapes/applicationShapes.ts';
import { type RemarkFacts, remarkState } from '#domain/review/remarkState.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag, id, instant, text } from '../../db/columns/kinds.ts';
import { madeOf } from '../../db/columns/nested.ts';
import type { Tx } from '../../db/context.ts';

/** Whether what the section of remark `r` holds is another than when it was made; asked of open ones only. */
export const IS_CHANGED = `(r.resolved_at is null
  and section_state(r.partner_id, r.merchant_id, r.section) is distinct from r.state_then)`;
const FACTS = columnsOf<RemarkFacts>('review_remark r')({
  isResolved: flag('r.resolved_at is not null'),
  outcome: text('r.outcome'),
  isChanged: flag(IS_CHANGED),
  answer: text('r.answer'),
});
/** A remark, `r`, as it is shown. */
export const REMARK = columnsOf<Remark>('review_remark r')({
  id: id('r.id'),
  merchantId: id('r.merchant_id'),
  merchantName: text('(select m.name from merchant m where m.id = r.merchant_id)'),
  section: text('r.section'),
  field: text('r.field'),
  message: text('r.message'),
  createdBy: text('r.created_by'),
  dtimeCreated: instant('r.created_at'),
  answer: text('r.answer'),
  answeredBy: text('r.answered_by'),
  dtimeAnswered: instant('r.answered_at'),
  dtimeResolved: instant('r.resolved_at'),
  state: madeOf(FACTS, remarkState),
});
// By the partner first: that is what the index knows.
const OF = {
  partner: 'r.partner_id = $1',
  store: 'r.partner_id = (select partner_id from merchant where id = $1) and r.merchant_id = $1',
} as const;
const HOME = { partner: 'partner', store: 'merchant' } as const;
const NEWEST = 200;

// While a record is reviewed after it was handed in again: what was asked for the last time, with what came of it.
const ofLastRound = (
  of: keyof typeof OF,
): string => `r.outcome in ('CHANGED', 'ANSWERED') and r.resolved_at >=
  (select h.resubmitted_at from ${HOME[of]} h where h.id = $1 and h.status = 'SUBMITTED')`;

/** What is open of a whole application, its stores included, or of one store, and what came of the last round; the newest first. */
export const readRoundOfRemarks = async (tx: Tx, of: keyof typeof OF, key: string): Promise<Remark[]> => {
  const sql = `select ${REMARK.select} from review_remark r
    where ${OF[of]} and (r.resolved_at is null or ${ofLastRound(of)}) order by r.id desc limit ${NEWEST}`;
  return REMARK.read(tx, { name: `round-of-remarks-of-${of}`, text: sql, values: [key] });
};

/** What was ever remarked about some sections of a partner itself or of one store, settled or not; the newest first. */
export const readRemarks = async (
  tx: Tx,
  of: keyof typeof OF,
  key: string,
  sections: readonly string[],
): Promise<Remark[]> => {
  const where = of === 'partner' ? `${OF.partner} and r.merchant_id is null` : OF.store;
  const sql = `select ${REMARK.select} from review_remark r where ${where} and r.section = any ($2)
    order by r.id desc limit ${NEWEST}`;
  return REMARK.read(tx, { name: `remarks-of-${of}`, text: sql, values: [key, sections] });
};
