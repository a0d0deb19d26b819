import type { ReviewRow } from '#contract/people/accessReview.ts';
import type { HeldRight } from '#domain/people/review/unusedRights.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { instant, json } from '../../../db/columns/kinds.ts';
import { FROM, USER_ROW } from '../userColumns.ts';

/** Since when somebody could sign in, and so use what they may. */
const BEGAN = 'coalesce(u.active_since, u.created_at)';
/** The last sign-in, or when it could have been the first. */
export const IDLE = 'coalesce(u.last_sign_in_at, u.active_since, u.created_at)';

/** A row as it is read: with all rights of the person, of which the unused ones are shown. */
export type StoredReview = Omit<ReviewRow, 'unusedRights'> & { rights: HeldRight[] };

const RIGHTS = `(select coalesce(jsonb_agg(jsonb_build_object('permission', r.permission, 'role', a.name::text,
    'since', greatest(${BEGAN}, r.given_at),
    'lastUsed', (select max(d.day) from right_used d where d.user_id = u.id and d.permission = r.permission))
    order by r.permission, a.name), '[]')
  from user_right r left join access_role a on a.id = r.access_role_id where r.user_id = u.id)`;

const { id, name, username, type, roles, partnerId, partnerName, dtimeSignedIn, dtimeCreated } =
  USER_ROW.columns;

/** An account in the review of access, `u`; `p` is its partner. */
export const REVIEW_ROW = columnsOf<StoredReview>(FROM)({
  id,
  name,
  username,
  type,
  roles,
  partnerId,
  partnerName,
  dtimeSignedIn,
  dtimeCreated,
  dtimeIdle: instant(IDLE),
  rights: json(RIGHTS),
});
