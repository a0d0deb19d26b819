import type { DeskEvent } from '#contract/desk.ts';
import { opensPage } from '#domain/desk/deskQueues.ts';
import { type EndedRequest, requestWords } from '#domain/desk/eventWords.ts';
import { pathOf } from '#domain/pages.ts';
import type { DeskPart } from '../../../desk/deskPart.ts';
import type { Sitter } from '../../../desk/deskQueue.ts';
import { EVENTS_OF_AREA, eventPart } from '../../../desk/eventPart.ts';

interface Found {
  id: string;
  at: string;
  status: EndedRequest;
  by: string | null;
  title: string;
  detail: string | null;
}

const DECIDER = `coalesce((select concat_ws(' ', d.first_name, d.last_name) from user_account d where d.username = r.decided_by::citext), r.decided_by)`;
const ROWS = `select r.id::text as id, coalesce(r.decided_at, r.created_at) as at, r.status, ${DECIDER} as by,
  coalesce(nullif(concat_ws(' ', r.first_name, r.last_name), ''), concat_ws(' ', u.first_name, u.last_name)) as title,
  coalesce(r.decision_reason, p.name) as detail
  from user_request r left join user_account u on u.id = r.user_id left join partner p on p.id = r.partner_id
  where r.status <> 'SUBMITTED' order by r.id desc limit ${EVENTS_OF_AREA}`;

/** What became of what people asked for last, for staff who see requests; what still waits is a queue. */
export const requestEvents = ({ user, language }: Sitter): DeskPart<DeskEvent[]> | null =>
  user.type === 'INTERNAL' && opensPage('userApprovals', user)
    ? eventPart(
        () => ROWS,
        ({ id, at, status, by, title, detail }: Found) => ({
          ...{ id: `request-${id}`, dtime: new Date(at).toISOString(), title, detail },
          ...requestWords(status, by ?? '', language),
          to: pathOf('userRequest', { id }),
        }),
      )
    : null;
