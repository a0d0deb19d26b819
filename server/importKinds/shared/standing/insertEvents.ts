import type { ApplicationMove } from '#domain/review/applicationMoves.ts';

const ENTERED = 'import' satisfies ApplicationMove;
const HANDED_IN = 'submit' satisfies ApplicationMove;

/** Statement that begins the history of rows of `placed`, with their status: handed in for review, or in force at once. $4 and $5 say when and who. */
export const insertEvents = (status: string): string => `told as (
    insert into application_event (partner_id, merchant_id, action, to_status, created_at, created_by)
    select partner_id, merchant_id, case ${status} when 'SUBMITTED' then '${HANDED_IN}' else '${ENTERED}' end, ${status}, $4, $5
    from placed order by row_no
  )`;

/** Statement that takes that beginning away from the rows of `hit`; whatever was done to them since keeps them. */
export const deleteEvents = (owner: 'partner' | 'merchant'): string => `events_gone as (
    delete from application_event e using hit
    where ${owner === 'partner' ? 'e.partner_id = hit.target_id and e.merchant_id is null' : 'e.merchant_id = hit.target_id'}
      and e.from_status is null and e.action in ('${ENTERED}', '${HANDED_IN}')
  )`;
