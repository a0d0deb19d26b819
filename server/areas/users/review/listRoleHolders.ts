import { MOST_HOLDERS, type RoleHolders } from '#contract/people/accessReview.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { int, text } from '../../../db/columns/kinds.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { USER_ROW } from '../userColumns.ts';
import { endOfDay } from './endOfDay.ts';
import { wasAt } from './trailSince.ts';

type Holder = RoleHolders['list'][number] & { total: number };

const { id, name, username } = USER_ROW.columns;
const HOLDER = columnsOf<Holder>('user_account u')({
  id,
  name,
  username,
  status: text(`coalesce(${wasAt('user_account', 'u.id::text', 'status')} #>> '{}', u.status)`),
  total: int('(count(*) over ())::integer'),
});

// $1 is the role, $2 the moment. Of several changes of one person since then the first tells what was before it; of whom nothing says
// when they were given it, they have had it as long as their account.
const READ = `with later as (
  select distinct on (holder) holder, operation from (
    select e.key::bigint as holder, e.operation, e.id from audit.entry e
    where e.target = 'user_access_role' and coalesce(e.after, e.before) ->> 'access_role_id' = $1::bigint::text
      and e.at >= $2 and e.operation in ('INSERT', 'DELETE')) x order by holder, id
), held as (
  select h.user_id as holder from user_access_role h left join later l on l.holder = h.user_id
  where h.access_role_id = $1::bigint and (l.holder is null or h.given_at is null)
  union select holder from later where operation = 'DELETE'
) select ${HOLDER.select} from held join user_account u on u.id = held.holder
where u.created_at < $2 order by u.search_name, u.id limit ${MOST_HOLDERS}`;

const ROLE = 'select from access_role where id = $1';

/** Who had a role at the end of a day, by the audit trail. 404, 400 for a day to come. */
export const listRoleHolders = os.accessReview.listRoleHolders.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const roleId = toId(input.params.id);
  const moment = endOfDay(input.query.day, deps.now());
  const role = await tx.query({ name: 'role-that-is-there', text: ROLE, values: [roleId] });
  if (role.length === 0) throw notFound();
  const rows = await HOLDER.read(tx, { name: 'role-holders-on', text: READ, values: [roleId, moment] });
  return { data: { total: rows[0]?.total ?? 0, list: rows.map(({ total: _, ...holder }) => holder) } };
});
