import type { ApprovalRequest, Difference, Fact } from '#contract/approvals.ts';
import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import type { ApprovalKindName, ApprovalState } from '#domain/review/approval.ts';

/** What a request says of its import, and whether the reader's own hands are in it. */
const IMPORT = `case when a.import_id is not null then jsonb_build_object('id', a.import_id::text, 'kind', a.import_kind,
  'isOwnWork', ctx_user() = any (a.import_hands)) end`;

/** Columns of a request, without its command; `a` is the request. */
export const COLUMNS = `a.id, a.kind, a.state, a.partner_id as "partnerId", a.merchant_id as "merchantId", a.subject,
  (select p.name from partner p where p.id = a.partner_id) as "partnerName", a.import_id as "importId",
  a.import_kind as "importKind", a.import_hands::text[] as "importHands", ${IMPORT} as import, a.maker,
  a.maker_id as "makerId", a.made_at as "madeAt", a.checker, a.decided_at as "decidedAt", a.reason,
  a.effective_at as "effectiveAt", a.applied_at as "appliedAt", a.diff, a.beside, a.version`;

export interface RowOfRequest {
  [column: string]: unknown;
  id: string;
  kind: ApprovalKindName;
  state: ApprovalState;
  partnerId: string | null;
  merchantId: string | null;
  importId: string | null;
  importKind: ImportKindId | null;
  importHands: string[] | null;
  import: ApprovalRequest['import'];
  subject: string;
  partnerName: string | null;
  maker: string;
  makerId: string;
  madeAt: Date;
  checker: string | null;
  decidedAt: Date | null;
  reason: string | null;
  effectiveAt: Date | null;
  appliedAt: Date | null;
  diff: Difference[];
  beside: Fact[];
  version: number;
}

/** A request as everybody who sees it reads it: what was asked for stands in its differences only. */
export const present = (row: RowOfRequest): ApprovalRequest => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  partnerId: row.partnerId,
  merchantId: row.merchantId,
  import: row.import,
  subject: row.subject,
  partnerName: row.partnerName,
  maker: row.maker,
  dtimeMade: row.madeAt.toISOString(),
  checker: row.checker,
  dtimeDecided: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
  dtimeEffective:
    (row.appliedAt ?? (row.state === 'SCHEDULED' ? row.effectiveAt : null))?.toISOString() ?? null,
  diff: row.diff,
  beside: row.beside,
  version: row.version,
});
