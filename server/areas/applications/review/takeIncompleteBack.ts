import type { WorkflowStatus } from '#domain/review/applicationStatus.ts';
import { takeBack } from '#domain/review/workflowActions.ts';
import { composeTakenBack } from '../../../messages/composeApplication.ts';
import type { Subject } from '../../../records/lock/subject.ts';
import type { Work } from '../../../records/lock/work.ts';
import { aboutOf } from '../../../records/tell/aboutOf.ts';
import { tellApplicant } from '../../../records/tell/tellApplicant.ts';
import { tellReviewers, tellSubmitter } from '../../../records/tell/tellReviewers.ts';
import { illegalMove } from './illegalMove.ts';
import { moveStores } from './moveStores.ts';
import { withdrawRemarks } from './remarks/closeRemarks.ts';
import { setStanding } from './setStanding.ts';

interface Found {
  [column: string]: unknown;
  /** The event of the decision. */
  event: string;
  workflow: WorkflowStatus | null;
}

const DECIDED = `select id as event, from_workflow as workflow from application_event
  where partner_id = $1 and coalesce(merchant_id, 0) = coalesce($2::bigint, 0) and action = 'incomplete' order by id desc limit 1`;
// What went along stands in the history after the partner's own move.
const ALONG = `select m.id, e.from_workflow as workflow from merchant m join lateral (
    select from_workflow from application_event where partner_id = m.partner_id and merchant_id = m.id and action = 'incomplete'
      and id > $2 order by id desc limit 1) e on true
  where m.partner_id = $1 and m.status = 'INCOMPLETE' order by m.id`;

const MOVE = { action: 'take-back', reason: null } as const;

/** Takes the stores that went along with the decision back, each to the workflow that it had; answers their ids. */
const takeStoresBack = async (context: Work, subject: Subject, event: string): Promise<string[]> => {
  const values = [subject.partnerId, event];
  const along = await context.tx.query<{ id: string; workflow: WorkflowStatus | null }>({
    name: 'stores-found-incomplete',
    text: ALONG,
    values,
  });
  const moved: string[] = [];
  for (const [workflow, stores] of Map.groupBy(along, (store) => store.workflow)) {
    const to = takeBack('INCOMPLETE', workflow);
    if (!to) continue;
    const from = (['INCOMPLETE', null] as const).map((one) => ({
      status: 'INCOMPLETE' as const,
      workflow: one,
    }));
    const moves = from.map((standing) => ({ from: standing, to }));
    const only = stores.map(({ id }) => id);
    moved.push(...(await moveStores(context, subject, moves, { ...MOVE, noted: 'nothing', only })));
  }
  return moved;
};

/**
 * Takes the decision that a locked record is incomplete back: it is submitted with the workflow that it had, the stores that
 * went along come along, what was asked for is withdrawn, and whoever read it is told. Answers the stores' ids. 422 for what is
 * not incomplete.
 */
export const takeIncompleteBack = async (
  context: Work,
  subject: Subject,
  seen: number,
): Promise<readonly string[]> => {
  const values = [subject.partnerId, subject.merchantId];
  const [found] = await context.tx.query<Found>({ name: 'found-incomplete', text: DECIDED, values });
  const to = takeBack(subject.status, found?.workflow ?? null);
  if (!to) throw illegalMove(subject, 'SUBMITTED');
  await setStanding(context, subject, { ...MOVE, to, seen });
  const stores =
    subject.merchantId === null ? await takeStoresBack(context, subject, found?.event ?? '0') : [];
  await withdrawRemarks(context, subject);
  await tellSubmitter(context, subject, 'TAKEN_BACK', null);
  await tellApplicant(context, subject, composeTakenBack(aboutOf(context, subject)));
  await tellReviewers(context, subject, 'take-back');
  return stores;
};
