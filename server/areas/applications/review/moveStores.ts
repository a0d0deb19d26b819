import type { ApplicationMove } from '#domain/review/applicationMoves.ts';
import { APPLICATION_STATUSES, WORKFLOW_STATUSES } from '#domain/review/applicationStatus.ts';
import {
  decide,
  resubmit,
  type Standing,
  type StatusMove,
  storeFollows,
  type WorkflowAction,
} from '#domain/review/workflowActions.ts';
import { definitionOf, namesOf, setTo, takenFrom } from '../../../db/columns/definitionOf.ts';
import type { Subject } from '../../../records/lock/subject.ts';
import type { Work } from '../../../records/lock/work.ts';
import { NOTED, STANDING } from './standingColumns.ts';

/** From where to where a store goes along with its partner. */
interface StoreMove {
  from: Standing;
  to: Standing;
}

const STANDINGS: readonly Standing[] = APPLICATION_STATUSES.flatMap((status) =>
  [null, ...WORKFLOW_STATUSES].map((workflow) => ({ status, workflow })),
);

const movesBy = (lead: (from: Standing) => Standing | null): StoreMove[] =>
  STANDINGS.flatMap((from) => {
    const to = lead(from);
    return to ? [{ from, to }] : [];
  });

/** Stores that share the fate of their partner when it is decided. */
export const decidedAlong = (action: WorkflowAction): StoreMove[] =>
  movesBy(({ status, workflow }) => decide(action, status, workflow));

/** Stores that are handed in again with their partner. */
export const resubmittedAlong: readonly StoreMove[] = movesBy(({ status, workflow }) =>
  resubmit(status, workflow),
);

/** Stores that follow their partner's new status; their workflow stays. */
export const followingTo = (move: StatusMove | 'CANCELLED'): StoreMove[] =>
  movesBy(({ status, workflow }) => {
    const next = storeFollows(move, status);
    return next && { status: next, workflow };
  });

/** Where stores go to. */
const TO = STANDING.merchant;

/** What a move, made at $3 by $4, notes on the store besides its new standing. */
const BESIDES = {
  decided: `, ${setTo(NOTED.decided.merchant, 3)}`,
  resubmitted: `, ${setTo(NOTED.resubmitted.merchant, 3)}`,
  activated: ', hsis_salesroom_code = coalesce(m.hsis_salesroom_code, next_salesroom_code())',
  nothing: '',
} as const;

interface Along {
  action: ApplicationMove;
  reason: string | null;
  /** What the people of the stores are told. */
  told?: string | null;
  noted: keyof typeof BESIDES;
  only?: readonly string[] | null;
}

const statement = (noted: keyof typeof BESIDES, hasTold: boolean) => `
with due as (
  select m.id, r.*
  from merchant m
  join jsonb_to_recordset($2) as r(from_status text, from_workflow text, ${definitionOf(TO)})
    on r.from_status = m.status and r.from_workflow is not distinct from m.workflow_status
  where m.partner_id = $1 and ($7::bigint[] is null or m.id = any ($7))
  order by m.id
  for no key update of m
), gone as (
  update merchant m set ${takenFrom(TO, 'd')}, version = m.version + 1, updated_at = $3, updated_by = $4${BESIDES[noted]}
  from due d where m.id = d.id
), told as (
  insert into application_event (partner_id, merchant_id, action, from_status, from_workflow, to_status, to_workflow, reason,
    created_at, created_by${hasTold ? ', told' : ''})
  select $1, d.id, $5, d.from_status, d.from_workflow, ${namesOf(TO, 'd.')}, $6, $3, $4${hasTold ? ', $8' : ''}
  from due d order by d.id
)
select id from due`;

/** Takes the stores of a locked partner along, `only` some where given, and writes their history; answers their ids. */
export const moveStores = async (
  { tx, user, deps }: Work,
  { partnerId }: Pick<Subject, 'partnerId'>,
  moves: readonly StoreMove[],
  { action, reason, told = null, noted, only = null }: Along,
): Promise<string[]> => {
  const rows = moves.map(({ from, to }) => ({
    from_status: from.status,
    from_workflow: from.workflow,
    ...TO.write(to),
  }));
  const moved = await tx.query<{ id: string }>({
    name: `move-stores-${noted}${told === null ? '' : '-told'}`,
    text: statement(noted, told !== null),
    values: [
      ...[partnerId, JSON.stringify(rows), deps.now(), user.username, action, reason, only],
      ...(told === null ? [] : [told]),
    ],
  });
  return moved.map(({ id }) => id);
};
