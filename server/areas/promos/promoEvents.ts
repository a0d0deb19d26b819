import type { DeskEvent } from '#contract/desk.ts';
import { opensPage } from '#domain/desk/deskQueues.ts';
import { promoWords } from '#domain/desk/eventWords.ts';
import { pathOf } from '#domain/pages.ts';
import { FIRST_STATUS, type PromoStatus } from '#domain/promos/promoStatus.ts';
import type { DeskPart } from '../../desk/deskPart.ts';
import type { Sitter } from '../../desk/deskQueue.ts';
import { EVENTS_OF_AREA, eventPart } from '../../desk/eventPart.ts';

interface Found {
  id: string;
  at: string;
  status: PromoStatus;
  by: string | null;
  code: string;
  title: string;
  store: string;
}

const HANDED_IN = `select 'new-' || n.id as id, n.created_at as at, '${FIRST_STATUS}' as status, n.created_by as by, n.id as promo
  from promo n order by n.created_at desc, n.id desc limit ${EVENTS_OF_AREA}`;
const MOVED = `select e.id::text as id, e.at, e.after ->> 'status' as status, e.actor as by, e.key::bigint as promo
  from audit.entry e where e.target = 'promo' and e.operation = 'UPDATE' and e.after ? 'status'
  order by e.at desc, e.id desc limit ${EVENTS_OF_AREA}`;
const NAME = `coalesce((select concat_ws(' ', u.first_name, u.last_name) from user_account u where u.username = v.by::citext), v.by)`;
const ROWS = `select v.id, v.at, v.status, ${NAME} as by, p.code::text as code, p.name as title, p.store_name as store
  from ((${HANDED_IN}) union all (${MOVED})) v join promo p on p.id = v.promo
  order by v.at desc, v.id desc limit ${EVENTS_OF_AREA}`;

/** Promos that were handed in or moved on last, for staff who see them: the trail tells of moves, and nobody outside reads it. */
export const promoEvents = ({ user, language }: Sitter): DeskPart<DeskEvent[]> | null =>
  user.type === 'INTERNAL' && opensPage('promoList', user)
    ? eventPart(
        () => ROWS,
        ({ id, at, status, by, code, title, store }: Found) => ({
          ...{ id: `promo-${id}`, dtime: new Date(at).toISOString(), title, detail: store },
          ...promoWords(status, by ?? '', language),
          to: pathOf('promoDetail', { code }),
        }),
      )
    : null;
