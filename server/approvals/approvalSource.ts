import type { APPROVAL_SORTS, ApprovalRequest, approvalFilters } from '#contract/approvals.ts';
import { APPROVAL_KINDS, approvalKind, maySeeKind } from '#domain/review/approval.ts';
import { listed, type Selected } from '../db/columns/columnsOf.ts';
import type { SignedIn } from '../http/caller/loadUser.ts';
import { byChoice, byId } from '../lists/filters.ts';
import type { ListSource } from '../lists/source.ts';
import { READER } from '../records/hands/peopleOf.ts';
import { IS_OWN_WORK, REQUEST } from './requestColumns.ts';

/** The list of requests, newest first; what waits depends on who looks. */
export const approvalSource = ({
  userId,
  permissions,
}: Pick<SignedIn, 'userId' | 'permissions'>): ListSource<
  typeof approvalFilters,
  typeof APPROVAL_SORTS,
  Selected<ApprovalRequest>,
  ApprovalRequest
> => ({
  name: 'approvals',
  ...listed(REQUEST),
  from: 'approval_request a',
  where: (bind) => `a.kind = any (${bind(APPROVAL_KINDS.filter((kind) => maySeeKind(permissions, kind)))})`,
  countFrom: 'approval_request a',
  id: 'a.id',
  sorts: {
    subject: { sql: 'a.subject', type: 'text' },
    state: { sql: 'a.state', type: 'text' },
    dtimeDecided: { sql: 'a.decided_at', type: 'timestamptz', nullable: true },
    dtimeMade: { sql: 'a.made_at', type: 'timestamptz' },
    id: { sql: 'a.id', type: 'bigint' },
  },
  defaultSort: '-id',
  filters: {
    id: byId('a.id'),
    state: byChoice('a.state'),
    kind: byChoice('a.kind'),
    partnerId: byId('a.partner_id'),
    merchantId: byId('a.merchant_id'),
    importId: byId('a.import_id'),
    waiting: (value, bind) => {
      const kinds = APPROVAL_KINDS.filter((kind) => permissions.has(approvalKind[kind].checker));
      const waits = `(a.state = 'PENDING' and a.kind = any (${bind(kinds)})
        and a.maker_id <> all (${READER}) and not ${IS_OWN_WORK})`;
      return value ? waits : `not ${waits}`;
    },
    mine: (value, bind) => `a.maker_id ${value ? '=' : '<>'} ${bind(userId)}::bigint`,
  },
});
