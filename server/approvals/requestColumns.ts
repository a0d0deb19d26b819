import type { ApprovalRequest } from '#contract/approvals.ts';
import { columnsOf, writtenOf } from '../db/columns/columnsOf.ts';
import { day, id, ids, instant, int, json, list, moment, text } from '../db/columns/kinds.ts';
import { made } from '../db/columns/nested.ts';
import { READER } from '../records/hands/peopleOf.ts';
import type { OwnerColumns } from './requestOwner.ts';

/** Whether the reader's own hands are in what a request is about. */
export const IS_OWN_WORK = `coalesce(a.hands && ${READER}, false)`;

/** What a request says of its import. */
const IMPORT = `case when a.import_id is not null then jsonb_build_object('id', a.import_id::text, 'kind', a.import_kind,
  'isOwnWork', ${IS_OWN_WORK}) end`;

/** Of which refund of which payment. */
const REFUND = `case when a.refund_id is not null then jsonb_build_object('id', a.refund_id::text,
  'transactionId', a.transaction_id::text) end`;

/** Which receipt is to be cancelled. */
const RECEIPT = `case when a.receipt_id is not null then jsonb_build_object('id', a.receipt_id::text,
  'orNumber', a.receipt_number, 'isOwnWork', ${IS_OWN_WORK}) end`;

/** A request, `a`, as everybody who sees it reads it: what was asked for stands in its differences only. */
export const REQUEST = columnsOf<ApprovalRequest>('approval_request a')({
  id: id('a.id'),
  kind: text('a.kind'),
  state: text('a.state'),
  partnerId: id('a.partner_id'),
  merchantId: id('a.merchant_id'),
  import: json(IMPORT),
  refund: json(REFUND),
  setting: text('a.setting'),
  receipt: json(RECEIPT),
  ownerId: id('a.owner_id'),
  subject: text('a.subject'),
  partnerName: text('(select p.name from partner p where p.id = a.partner_id)'),
  maker: text('a.maker'),
  dtimeMade: instant('a.made_at'),
  checker: text('a.checker'),
  dtimeDecided: instant('a.decided_at'),
  reason: text('a.reason'),
  dtimeEffective: made(
    { state: text('a.state'), effective: instant('a.effective_at'), applied: instant('a.applied_at') },
    ({ state, effective, applied }) => applied ?? (state === 'SCHEDULED' ? effective : null),
  ),
  diff: json('a.diff'),
  beside: json('a.beside'),
  version: int('a.version'),
});

/** What the server alone reads of a request. */
interface Inner extends Omit<OwnerColumns, 'partnerId' | 'merchantId' | 'setting' | 'ownerId'> {
  makerId: string;
  checkerId: string | null;
  effectiveAt: Date | null;
  baseVersion: number;
}
/** A request with what it is about; what it asks for is read apart, for it may be secret. */
export type StoredRequest = ApprovalRequest & Inner;

export const STORED_REQUEST = columnsOf<StoredRequest>('approval_request a')({
  ...REQUEST.columns,
  importId: id('a.import_id'),
  importKind: text('a.import_kind'),
  transactionId: id('a.transaction_id'),
  refundId: id('a.refund_id'),
  refundDay: day('a.refund_day'),
  receiptId: id('a.receipt_id'),
  receiptNumber: text('a.receipt_number'),
  hands: list('a.hands::text[]'),
  makerId: id('a.maker_id'),
  checkerId: id('a.checker_id'),
  effectiveAt: moment('a.effective_at'),
  baseVersion: int('a.base_version'),
});

/** What a request is about, as it is written. */
export const REQUEST_OWNER = writtenOf<OwnerColumns>('approval_request a')({
  partnerId: REQUEST.columns.partnerId,
  merchantId: REQUEST.columns.merchantId,
  importId: STORED_REQUEST.columns.importId,
  importKind: STORED_REQUEST.columns.importKind,
  transactionId: STORED_REQUEST.columns.transactionId,
  refundId: STORED_REQUEST.columns.refundId,
  refundDay: STORED_REQUEST.columns.refundDay,
  setting: REQUEST.columns.setting,
  ownerId: REQUEST.columns.ownerId,
  receiptId: STORED_REQUEST.columns.receiptId,
  receiptNumber: STORED_REQUEST.columns.receiptNumber,
  hands: ids('a.hands'),
});

/** What a request is made with, besides what it is about. */
interface NewRequest extends Pick<StoredRequest, 'kind' | 'subject' | 'baseVersion' | 'makerId' | 'maker'> {
  /** This and the next two are JSON as text. */
  command: unknown;
  diff: unknown;
  beside: unknown;
  madeAt: Date;
}

export const NEW_REQUEST = writtenOf<NewRequest>('approval_request a')({
  kind: REQUEST.columns.kind,
  subject: REQUEST.columns.subject,
  command: json('a.command'),
  baseVersion: STORED_REQUEST.columns.baseVersion,
  diff: REQUEST.columns.diff,
  beside: REQUEST.columns.beside,
  makerId: STORED_REQUEST.columns.makerId,
  maker: REQUEST.columns.maker,
  madeAt: moment('a.made_at'),
});

/** What a move of a request says of it. */
export const REQUEST_STATE = writtenOf<Pick<StoredRequest, 'state' | 'reason' | 'effectiveAt'>>(
  'approval_request a',
)({
  state: REQUEST.columns.state,
  reason: REQUEST.columns.reason,
  effectiveAt: STORED_REQUEST.columns.effectiveAt,
});

/** A stored request without what the server alone reads. */
export const shownRequest = ({
  importId: _,
  importKind: __,
  transactionId: ___,
  refundId: ____,
  refundDay: _____,
  receiptId: ______,
  receiptNumber: _______,
  hands: ________,
  makerId,
  checkerId,
  effectiveAt,
  baseVersion,
  ...request
}: StoredRequest): ApprovalRequest => request;
