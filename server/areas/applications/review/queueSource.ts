import type { QUEUE_SORTS, QueueRow, queueFilters } from '#contract/applications.ts';
import type { Permission } from '#domain/permissions.ts';
import { claimsCountSince, goesWithPartner, waitsFor } from '#domain/review/applicationReview.ts';
import { APPLICATION_STATUSES, IN_APPLICATION, WORKFLOW_STATUSES } from '#domain/review/applicationStatus.ts';
import type { ListSource } from '../../../lists/source.ts';
import { type Asker, type Claimed, presentClaim } from '../../../records/claims.ts';
import { handsInPartner, handsInStore } from '../../../records/hands/hands.ts';

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

// A store in application under a partner that will have no stores waits for nobody.
const DECIDED_ALONE = APPLICATION_STATUSES.filter(
  (status) => status === 'APPROVED' || (!IN_APPLICATION.includes(status) && status !== 'C'),
).filter((status) => !goesWithPartner(status));

const shared = (a: string) => `${a}.name, p.name as "partnerName",
  ${a}.reference_number as "referenceNumber", ${a}.status, ${a}.workflow_status as "workflowStatus",
  ${a}.submitted_at as "dtimeSubmitted", ${a}.submitted_by as "submittedBy"`;
const isSubmitted = (a: string, workflows: string) =>
  `${a}.status = 'SUBMITTED' and coalesce(${a}.workflow_status, '') in (${workflows})`;

/** Partners, and stores that are decided alone; an even id is a partner's, an odd one a store's. */
const waiting = (workflows: string): string => `(
  select p.id * 2 as id, p.id as "partnerId", null::bigint as "merchantId", ${shared('p')}
  from partner p where ${isSubmitted('p', workflows)}
  union all
  select m.id * 2 + 1, m.partner_id, m.id, ${shared('m')}
  from merchant m join partner p on p.id = m.partner_id and p.status in (${quoted(DECIDED_ALONE)})
  where ${isSubmitted('m', workflows)}
) w left join review_claim c on c.partner_id = w."partnerId" and coalesce(c.merchant_id, 0) = coalesce(w."merchantId", 0)`;

type Row = Omit<QueueRow, 'dtimeSubmitted' | 'claimedBy' | 'dtimeClaimed'> &
  Claimed & { dtimeSubmitted: Date | null };
type RowOfQueue = Row & Record<string, unknown>;

const HANDS = `case when w."merchantId" is null then ${handsInPartner('me', 'w."partnerId"')}
  else ${handsInStore('me', 'w."merchantId"')} end`;

/** What waits for the review of somebody of the staff, the oldest first; nothing for anybody else. */
export const queueSource = ({
  user,
  now,
}: Asker): ListSource<typeof queueFilters, typeof QUEUE_SORTS, RowOfQueue, QueueRow> => {
  const held = Object.values(STAGES).filter((one) => user.permissions.has(one));
  const rows = waiting(waitingFor(held) || 'null');
  return {
    name: 'queue',
    columns: `w.id, w."partnerId", w."merchantId", w.name, w."partnerName", w."referenceNumber", w.status, w."workflowStatus",
      w."dtimeSubmitted", w."submittedBy", c.username as "claimedBy", c.claimed_at as "dtimeClaimed", not ${HANDS} as "mayApprove"`,
    from: `${rows} join user_account me on me.id = (select ctx_user())`,
    countFrom: rows,
    id: 'w.id',
    // What waits is little: it is found by its status and sorted as a whole.
    sorts: {
      name: { sql: 'w.name', type: 'text' },
      partnerName: { sql: 'w."partnerName"', type: 'text' },
      dtimeSubmitted: { sql: 'w."dtimeSubmitted"', type: 'timestamptz', nullable: true },
      id: { sql: 'w.id', type: 'bigint' },
    },
    defaultSort: 'dtimeSubmitted',
    filters: {
      stage: (stage) => `coalesce(w."workflowStatus", '') in (${waitingFor([STAGES[stage]])})`,
      mine: (value, bind) => {
        const isMine = `c.user_id = ${bind(user.userId)}::bigint and c.claimed_at > ${bind(claimsCountSince(now))}`;
        return value ? `(${isMine})` : `(${isMine}) is not true`;
      },
    },
    ...(user.type === 'INTERNAL' ? {} : { where: 'false' }),
    present: ({ dtimeSubmitted, claimedBy, dtimeClaimed, ...row }) => ({
      id: row.id,
      partnerId: row.partnerId,
      merchantId: row.merchantId,
      name: row.name,
      partnerName: row.partnerName,
      referenceNumber: row.referenceNumber,
      status: row.status,
      workflowStatus: row.workflowStatus,
      dtimeSubmitted: dtimeSubmitted?.toISOString() ?? null,
      submittedBy: row.submittedBy,
      ...presentClaim({ claimedBy, dtimeClaimed }, now),
      mayApprove: row.mayApprove,
    }),
  };
};
