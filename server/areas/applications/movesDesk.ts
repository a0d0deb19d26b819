import type { DeskEvent } from '#contract/desk.ts';
import { OFFICES, officeOf } from '#domain/access/office.ts';
import { opensPage } from '#domain/desk/deskQueues.ts';
import { doerOf, moveWords, THE_APPLICANT } from '#domain/desk/eventWords.ts';
import { recordPath } from '#domain/pages/recordPath.ts';
import { APPLICATION_MOVES, type ApplicationMove } from '#domain/review/applicationMoves.ts';
import { APPLICANT } from '#domain/selfService/names/applicantNumber.ts';
import type { DeskPart } from '../../desk/deskPart.ts';
import type { Sitter } from '../../desk/deskQueue.ts';
import { EVENTS_OF_AREA, eventPart } from '../../desk/eventPart.ts';

interface Found {
  id: string;
  at: string;
  byApplicant: boolean;
  actor: string | null;
  action: ApplicationMove;
  title: string;
  detail: string | null;
  partner: string;
  merchant: string | null;
}

const NAME = `(select concat_ws(' ', u.first_name, u.last_name) from user_account u where u.username = e.created_by::citext)`;
/** What was remarked and still stood when it was sent back. */
const REMARKS = `case when e.action = 'incomplete' then (
  select string_agg(k.message, '; ') from (select r.message from review_remark r where r.partner_id = e.partner_id
    and r.merchant_id is not distinct from e.merchant_id and r.created_at <= e.created_at
    and (r.resolved_at is null or r.resolved_at > e.created_at) order by r.id desc limit 2) k) end`;
/** Moves between the provider's own offices, which nobody outside is told of. */
const WITHIN: readonly ApplicationMove[] = [
  'take-back',
  'risk-verification',
  'risk-passed',
  'risk-verification-failed',
];
const OUTSIDE = Object.keys(APPLICATION_MOVES).filter((move) => !WITHIN.some((one) => one === move));

/** Who and why as staff read it, and as people outside do: our people by no name, and why in the words that are meant for them. */
const READ_BY = {
  INTERNAL: {
    actor: `coalesce(${NAME}, e.created_by)`,
    why: `coalesce(nullif(e.reason, ''), ${REMARKS})`,
    where: 'true',
  },
  EXTERNAL: {
    actor: NAME,
    why: `coalesce(nullif(e.told, ''), ${REMARKS})`,
    where: `e.action in (${OUTSIDE.map((move) => `'${move}'`).join(', ')})`,
  },
} as const;

const rowsFor = ({ actor, why, where }: (typeof READ_BY)[keyof typeof READ_BY]): string =>
  `select e.id::text as id, e.created_at as at, e.created_by ~ '${APPLICANT}' as "byApplicant", ${actor} as actor, e.action as action,
  coalesce(m.name, p.name) as title, ${why} as detail, e.partner_id::text as partner, e.merchant_id::text as merchant
  from application_event e join partner p on p.id = e.partner_id left join merchant m on m.id = e.merchant_id
  where ${where} order by e.created_at desc, e.id desc limit ${EVENTS_OF_AREA}`;

/** What was done last to partners, stores and their applications, for whoever sees them. */
export const movesDesk = ({ user, language }: Sitter): DeskPart<DeskEvent[]> | null =>
  opensPage('applicationList', user)
    ? eventPart(
        () => rowsFor(READ_BY[user.type]),
        ({ id, at, byApplicant, actor, action, title, detail, partner, merchant }: Found) => {
          const by = byApplicant ? THE_APPLICANT : (actor ?? doerOf(OFFICES[officeOf([], action)]));
          return {
            ...{ id: `move-${id}`, dtime: new Date(at).toISOString(), title, detail },
            ...moveWords(action, by, language),
            to: recordPath({ partnerId: partner, merchantId: merchant }),
          };
        },
      )
    : null;
