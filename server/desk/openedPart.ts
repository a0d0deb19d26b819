import type { DeskOpened } from '#contract/desk.ts';
import { opensPage } from '#domain/desk/deskQueues.ts';
import {
  OPENED_KEPT,
  OPENED_KEY,
  OPENED_KINDS,
  OPENED_SHOWN,
  type Opened,
  type OpenedKind,
  openedPage,
  openedPath,
} from '#domain/desk/recentlyOpened.ts';
import { quarterName } from '#domain/settlement/certificates/quarterName.ts';
import type { DeskPart } from './deskPart.ts';
import type { Sitter } from './deskQueue.ts';
import { OPENED_RECORDS } from './openedRecords.ts';

type Found = Opened & Pick<DeskOpened, 'title' | 'about'>;

// Whatever is kept under the key: what is no list of records holds none.
const KEPT = `select e.place, e.one ->> 'kind' as kind, e.one ->> 'id' as id,
  case when e.one ->> 'id' ~ '^[0-9]{1,18}$' then (e.one ->> 'id')::bigint end as number
  from user_preference u cross join lateral jsonb_array_elements(
    case when jsonb_typeof(u.value) = 'array' then u.value else '[]' end) with ordinality e (one, place)`;

const OF_QUARTERS: readonly OpenedKind[] = ['certificate', 'owed'];

/**
 * What somebody opened last, as it is called now: each under the policies of its table and the guard of its page, so that what they may
 * not read any more is not there. Null in a view of somebody else, whose own it is.
 */
export const openedPart = ({ user, language }: Sitter): DeskPart<DeskOpened[]> | null => {
  if (user.view) return null;
  const kinds = OPENED_KINDS.filter((kind) => opensPage(openedPage(kind), user));
  if (kinds.length === 0) return null;
  const records = kinds.map((kind) => `(${OPENED_RECORDS[kind]} and k.kind = '${kind}')`).join(' union all ');
  return {
    sql: (bind) => `(select coalesce(jsonb_agg(to_jsonb(o) order by o.place), '[]') from (
      select k.place, k.kind, k.id, r.title, r.about
      from (${KEPT} where u.user_id = ${bind(user.userId)} and u.key = ${bind(OPENED_KEY)} order by e.place limit ${OPENED_KEPT}) k
      cross join lateral (${records}) r order by k.place limit ${OPENED_SHOWN}) o)`,
    present: (found: Found[]) =>
      found.map(({ kind, id, title, about }) => ({
        kind,
        id,
        title,
        about: about !== null && OF_QUARTERS.includes(kind) ? quarterName(about)[language] : about,
        to: openedPath({ kind, id }),
      })),
  };
};
