import type { DeskEvent } from '#contract/desk.ts';
import { opensPage } from '#domain/desk/deskQueues.ts';
import { recordPath } from '#domain/pages/recordPath.ts';
import { APPLICATION_MOVES, type ApplicationMove } from '#domain/review/applicationMoves.ts';
import { APPLICANT } from '#domain/selfService/names/applicantNumber.ts';
import type { DeskPart } from '../../desk/deskPart.ts';
import type { Sitter } from '../../desk/deskQueue.ts';

interface Found {
  id: string;
  at: string;
  actor: string | null;
  action: ApplicationMove;
  title: string;
  detail: string | null;
  partner: string;
  merchant: string | null;
}

const NEWEST = 8;
const ACTOR = `case when e.created_by ~ '${APPLICANT}' then null else coalesce(
  (select concat_ws(' ', u.first_name, u.last_name) from user_account u where u.username = e.created_by::citext), e.created_by) end`;
/** Why, in the words of whoever did it: their reason, else what they remarked and still stood. */
const DETAIL = `coalesce(nullif(e.reason, ''), case when e.action = 'incomplete' then (
  select string_agg(k.message, '; ') from (select r.message from review_remark r where r.partner_id = e.partner_id
    and r.merchant_id is not distinct from e.merchant_id and r.created_at <= e.created_at
    and (r.resolved_at is null or r.resolved_at > e.created_at) order by r.id desc limit 2) k) end)`;
const EVENTS = `select e.id::text as id, e.created_at as at, ${ACTOR} as actor, e.action as action,
  coalesce(m.name, p.name) as title, ${DETAIL} as detail, e.partner_id::text as partner, e.merchant_id::text as merchant
  from application_event e join partner p on p.id = e.partner_id left join merchant m on m.id = e.merchant_id
  order by e.created_at desc, e.id desc limit ${NEWEST}`;

/** What was done last to partners, stores and their applications, for staff who see them. */
export const movesDesk = ({ user, language }: Sitter): DeskPart<DeskEvent[]> | null =>
  user.type === 'INTERNAL' && opensPage('applicationList', user)
    ? {
        sql: () => `(select coalesce(jsonb_agg(to_jsonb(v)), '[]') from (${EVENTS}) v)`,
        present: (found: Found[]) =>
          found.map(({ id, at, actor, action, title, detail, partner, merchant }) => ({
            id: `move-${id}`,
            dtime: new Date(at).toISOString(),
            by: actor,
            what: APPLICATION_MOVES[action][language],
            title,
            detail,
            to: recordPath({ partnerId: partner, merchantId: merchant }),
          })),
      }
    : null;
