import type { QueueRow } from '#contract/applications.ts';
import { claimsCountSince, goesWithPartner, waitsFor } from '#domain/applicationReview.ts';
import { APPLICATION_STATUSES, IN_APPLICATION, WORKFLOW_STATUSES } from '#domain/applicationStatus.ts';
import { os } from '../../http/os.ts';
import { handsInPartner, handsInStore } from './hands.ts';
import { mustHold, onlyStaff } from './reviewer.ts';

const STAGES = { sbo: 'PM_SBO_REVIEW', risk: 'PM_RISK_REVIEW' } as const;

/** Workflows of submitted records that wait for one of the permissions; none is the empty text. */
const waitingFor = (held: readonly string[]): string[] =>
  [null, ...WORKFLOW_STATUSES]
    .filter((workflow) => held.includes(waitsFor('SUBMITTED', workflow) ?? ''))
    .map((workflow) => workflow ?? '');

// A store in application under a partner that will have no stores waits for nobody.
const DECIDED_ALONE = APPLICATION_STATUSES.filter(
  (status) => status === 'APPROVED' || (!IN_APPLICATION.includes(status) && status !== 'C'),
).filter((status) => !goesWithPartner(status));
const ALONE = DECIDED_ALONE.map((status) => `'${status}'`).join(', ');

const SHARED = (a: string) => `${a}.name, p.name as "partnerName",
  ${a}.reference_number as "referenceNumber", ${a}.status, ${a}.workflow_status as "workflowStatus",
  ${a}.submitted_at as "dtimeSubmitted", ${a}.submitted_by as "submittedBy"`;

/** $1 workflows, $2 since when claims count, $3 whose claims only or null, $4 how many, $5 who asks. */
export const QUEUE = `
with waiting as (
  select p.id as "partnerId", null::bigint as "merchantId", ${SHARED('p')}
  from partner p where p.status = 'SUBMITTED' and coalesce(p.workflow_status, '') = any ($1)
  union all
  select m.partner_id, m.id, ${SHARED('m')}
  from merchant m join partner p on p.id = m.partner_id and p.status in (${ALONE})
  where m.status = 'SUBMITTED' and coalesce(m.workflow_status, '') = any ($1)
), page as (
  select w.*, c.username as "claimedBy", c.claimed_at as "dtimeClaimed", count(*) over ()::int as total
  from waiting w
  left join review_claim c on c.partner_id = w."partnerId" and coalesce(c.merchant_id, 0) = coalesce(w."merchantId", 0)
    and c.claimed_at > $2
  where $3::bigint is null or c.user_id = $3
  order by w."dtimeSubmitted", w."partnerId", w."merchantId" nulls first
  limit $4
)
select page.*, not case when "merchantId" is null then ${handsInPartner('me', 'page."partnerId"')}
  else ${handsInStore('me', 'page."merchantId"')} end as "mayApprove"
from page join user_account me on me.id = $5 order by "dtimeSubmitted", "partnerId", "merchantId" nulls first`;

interface Row extends Omit<QueueRow, 'dtimeSubmitted' | 'dtimeClaimed'> {
  [column: string]: unknown;
  dtimeSubmitted: Date | null;
  dtimeClaimed: Date | null;
  total: number;
}

const present = ({ total, ...row }: Row): QueueRow => ({
  ...row,
  dtimeSubmitted: row.dtimeSubmitted?.toISOString() ?? null,
  dtimeClaimed: row.dtimeClaimed?.toISOString() ?? null,
});

/** What waits for the caller's review, the oldest first: partners, and stores that are decided alone. 403 per stage. */
export const getReviewQueue = os.applications.getReviewQueue.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { stage, mine, limit } = input.query;
  onlyStaff(user);
  if (stage) mustHold(user, STAGES[stage]);
  const held = stage ? [STAGES[stage]] : Object.values(STAGES).filter((one) => user.permissions.has(one));
  const rows = await tx.query<Row>({
    name: 'review-queue',
    text: QUEUE,
    values: [waitingFor(held), claimsCountSince(deps.now()), mine ? user.userId : null, limit, user.userId],
  });
  return { data: { list: rows.map(present), total: rows[0]?.total ?? 0 } };
});
