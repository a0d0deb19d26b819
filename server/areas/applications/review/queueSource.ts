import type { QUEUE_SORTS, QueueRow, queueFilters } from '#contract/applications.ts';
import type { Permission } from '#domain/permissions.ts';
import { WORKFLOW_STATUSES } from '#domain/review/applicationStatus.ts';
import { claimsCountSince, DECIDED_ALONE, waitsFor } from '#domain/review/workflowActions.ts';
import { columnsOf, listed, type Selected } from '../../../db/columns/columnsOf.ts';
import { flag, id, instant, text } from '../../../db/columns/kinds.ts';
import type { ListSource } from '../../../lists/source.ts';
import type { Asker } from '../../../records/asker.ts';
import { claimColumns } from '../../../records/claims.ts';
import { handsInPartner, handsInStore } from '../../../records/hands/hands.ts';
import { READER } from '../../../records/hands/peopleOf.ts';

/** The permission that each stage of the review needs. */
export const STAGES = { sbo: 'PM_SBO_REVIEW', risk: 'PM_RISK_REVIEW' } as const satisfies Record<
  string,
  Permission
>;

const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** Workflows of submitted records that wait for one of the permissions, as texts; none is the empty one. */
const waitingFor = (held: readonly Permission[]): string =>
  quoted(
    [null, ...WORKFLOW_STATUSES]
      .filter((workflow) => held.some((one) => one === waitsFor('SUBMITTED', workflow)))
      .map((workflow) => workflow ?? ''),
  );

const shared = (a: string) =>
  `${a}.name, p.name as partner_name, ${a}.reference_number, ${a}.status, ${a}.workflow_status, ${a}.submitted_at, ${a}.submitted_by`;
const isSubmitted = (a: string, workflows: string) =>
  `${a}.status = 'SUBMITTED' and coalesce(${a}.workflow_status, '') in (${workflows})`;

/** Partners, and stores that are decided alone; an even id is a partner's, an odd one a store's. */
const waiting = (workflows: string): string => `(
  select p.id * 2 as id, p.id as partner_id, null::bigint as merchant_id, ${shared('p')}
  from partner p where ${isSubmitted('p', workflows)}
  union all
  select m.id * 2 + 1, m.partner_id, m.id, ${shared('m')}
  from merchant m join partner p on p.id = m.partner_id and p.status in (${quoted(DECIDED_ALONE)})
  where ${isSubmitted('m', workflows)}
) w left join review_claim claim on claim.partner_id = w.partner_id
  and coalesce(claim.merchant_id, 0) = coalesce(w.merchant_id, 0)`;

const HANDS = `case when w.merchant_id is null then ${handsInPartner(READER, 'w.partner_id')}
  else ${handsInStore(READER, 'w.merchant_id')} end`;

const queueRow = (asker: Asker) =>
  columnsOf<QueueRow>(waiting('null'))({
    id: id('w.id'),
    partnerId: id('w.partner_id'),
    merchantId: id('w.merchant_id'),
    name: text('w.name'),
    partnerName: text('w.partner_name'),
    referenceNumber: text('w.reference_number'),
    status: text('w.status'),
    workflowStatus: text('w.workflow_status'),
    dtimeSubmitted: instant('w.submitted_at'),
    submittedBy: text('w.submitted_by'),
    ...claimColumns(asker),
    mayApprove: flag(`not ${HANDS}`),
  });

/** What waits for the review of somebody of the staff, the oldest first; nothing for anybody else. */
export const queueSource = (
  asker: Asker,
): ListSource<typeof queueFilters, typeof QUEUE_SORTS, Selected<QueueRow>, QueueRow> => {
  const { user, now } = asker;
  const held = Object.values(STAGES).filter((one) => user.permissions.has(one));
  const rows = waiting(waitingFor(held) || 'null');
  return {
    name: 'queue',
    ...listed(queueRow(asker)),
    from: rows,
    countFrom: rows,
    id: 'w.id',
    // What waits is little: it is found by its status and sorted as a whole.
    sorts: {
      name: { sql: 'w.name', type: 'text' },
      partnerName: { sql: 'w.partner_name', type: 'text' },
      dtimeSubmitted: { sql: 'w.submitted_at', type: 'timestamptz', nullable: true },
      id: { sql: 'w.id', type: 'bigint' },
    },
    defaultSort: 'dtimeSubmitted',
    filters: {
      stage: (stage) => `coalesce(w.workflow_status, '') in (${waitingFor([STAGES[stage]])})`,
      mine: (value, bind) => {
        const isMine = `claim.user_id = ${bind(user.userId)}::bigint and claim.claimed_at > ${bind(claimsCountSince(now))}`;
        return value ? `(${isMine})` : `(${isMine}) is not true`;
      },
    },
    ...(user.type === 'INTERNAL' ? {} : { where: 'false' }),
  };
};
