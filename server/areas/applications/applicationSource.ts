import type { APPLICATION_SORTS, applicationFilters, PartnerRow } from '#contract/partners.ts';
import { type ApplicationTab, applicationTabs, type StatePredicate } from '#domain/records/recordTabs.ts';
import { waitsForLooker } from '#domain/review/waitsForLooker.ts';
import { claimsCountSince } from '#domain/review/workflowActions.ts';
import type { Selected } from '../../db/columns/columnsOf.ts';
import { byTabs, statesWhere } from '../../lists/byStates.ts';
import { byDays, byText } from '../../lists/filters.ts';
import type { ListSource } from '../../lists/source.ts';
import type { Asker } from '../../records/asker.ts';
import { partnerSource, searchFilters } from '../../records/partner/partnerSource.ts';

type Source = ListSource<
  typeof applicationFilters,
  typeof APPLICATION_SORTS,
  Selected<PartnerRow>,
  PartnerRow
>;

/** What waits for the one who asks. */
const waitsForAsker = ({ user }: Asker): StatePredicate =>
  waitsForLooker({ permissions: user.permissions, isExternal: user.type === 'EXTERNAL' });

/** Which records a tab holds for the one who asks. */
export const tabFor =
  (asker: Asker) =>
  (tab: ApplicationTab): StatePredicate =>
    tab === 'waiting' ? waitsForAsker(asker) : applicationTabs[tab];

const [STATUS, WORKFLOW] = ['p.status', 'p.workflow_status'];
/** Milliseconds since 1970 of when it was handed in. */
const HANDED_IN = '(extract(epoch from coalesce(p.submitted_at, p.created_at)) * 1000)::bigint';
// Far behind every moment: what waits counts up from its moment, what does not counts down from here.
const BEHIND = '10000000000000000';

const byClaimant = ({ user, now }: Asker): Source['filters']['claimedBy'] =>
  user.type === 'INTERNAL'
    ? (
        value,
        bind,
      ) => `p.id = any (array(select claim.partner_id from review_claim claim where claim.merchant_id is null
        and ${byText('claim.username')(value, bind)} and claim.claimed_at > ${bind(claimsCountSince(now))}))`
    : () => 'false';

/** The list of applications; sorted by `waiting`, what waits for the asker is first with the oldest on top, then the newest of the rest. */
export const applicationSource = (asker: Asker): Source => {
  const partners = partnerSource(asker);
  const waiting = statesWhere(STATUS, WORKFLOW, waitsForAsker(asker));
  return {
    ...partners,
    name: 'applications',
    where: statesWhere(STATUS, WORKFLOW, applicationTabs.all),
    sorts: {
      ...partners.sorts,
      waiting: {
        sql: `(case when ${waiting} then ${HANDED_IN} else ${BEHIND} - ${HANDED_IN} end)`,
        type: 'bigint',
      },
    },
    defaultSort: 'waiting',
    filters: {
      ...searchFilters,
      claimedBy: byClaimant(asker),
      dtimeSubmitted: byDays('p.submitted_at'),
      tab: byTabs(tabFor(asker), STATUS, WORKFLOW),
    },
  };
};
