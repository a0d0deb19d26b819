import type { Subject } from '../../../../records/lock/subject.ts';
import type { Work } from '../../../../records/lock/work.ts';
import { IS_CHANGED } from '../../../../records/summary/readRemarks.ts';
import { OPEN } from './refuseOpenRemarks.ts';

const closed = (outcome: string) =>
  `update review_remark r set resolved_at = $3, outcome = ${outcome} where ${OPEN}`;

const CLOSE = closed(`case when ${IS_CHANGED} then 'CHANGED' else 'ANSWERED' end`);

const WITHDRAW = closed(`'WITHDRAWN'`);

/** Settles what something was done about, for it was handed in again: of a partner with all its stores, or of one store. */
export const closeRemarks = ({ tx, deps }: Work, { partnerId, merchantId }: Subject): Promise<unknown> =>
  tx.query({ name: 'settle-remarks', text: CLOSE, values: [partnerId, merchantId, deps.now()] });

/** Withdraws what is open: of a partner with all its stores, or of one store. */
export const withdrawRemarks = ({ tx, deps }: Work, { partnerId, merchantId }: Subject): Promise<unknown> =>
  tx.query({ name: 'withdraw-remarks', text: WITHDRAW, values: [partnerId, merchantId, deps.now()] });
