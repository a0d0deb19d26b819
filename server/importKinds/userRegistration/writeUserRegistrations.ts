import { definitionOf, namesOf } from '../../db/columns/definitionOf.ts';
import type { ImportScope, Span } from '../../imports/importKind.ts';
import { offeredRoles } from './openRoles.ts';
import { RESOLVED } from './sheetAccount.ts';

const NAMES = namesOf(RESOLVED);

// Since the check somebody may have got an account of that name, or the importer another role.
const CREATE = `with w as materialized (
    select distinct on (lower(x.email), x.partner_id) v.row_no, x.*
    from import_verdict v cross join lateral jsonb_to_record(v.resolved) as x(${definitionOf(RESOLVED)})
    where v.import_id = $1 and v.row_no between $2 and $3 and v.state = 'create'
      and not exists (select from user_account u where u.username = x.username)
      and not exists (select from user_account u where lower(u.email) = lower(x.email)
        and u.partner_id is not distinct from x.partner_id)
      and x.access_role_id = any ($6::bigint[])
    order by lower(x.email), x.partner_id, v.row_no
  ),
  made as (
    insert into user_request (kind, ${NAMES}, status, import_id, created_at, created_by, updated_at, updated_by)
    select 'registration', ${NAMES}, 'SUBMITTED', $1, $4, $5, $4, $5 from w order by row_no
    on conflict do nothing returning id, version, lower(email) as mail, partner_id
  )
  update import_verdict v set state = 'created', target_id = made.id, target_version = made.version
  from w join made on made.mail = lower(w.email) and made.partner_id is not distinct from w.partner_id
  where v.import_id = $1 and v.row_no between $2 and $3 and v.row_no = w.row_no`;

const DELETE = `with gone as (
    delete from user_request r using import_verdict v
    where v.import_id = $1 and v.row_no between $2 and $3 and v.state = 'created' and r.id = v.target_id
      and r.version = v.target_version and r.import_id = $1 and r.status = 'SUBMITTED'
    returning r.id
  )
  update import_verdict v set state = 'reversed' from gone
  where v.import_id = $1 and v.row_no between $2 and $3 and v.state = 'created' and v.target_id = gone.id`;

/** Writes people who are to get an account, as Submitted. */
export const writeUserRegistrations = async (
  { tx, user, now }: ImportScope,
  { importId, from, to }: Span,
): Promise<void> => {
  const roles = await offeredRoles(tx, user);
  const values = [importId, from, to, now, user.username, roles.map(({ id }) => id)];
  await tx.query({ name: 'import-people', text: CREATE, values });
};

/** Takes people away who still wait for an account. */
export const reverseUserRegistrations = async (
  { tx }: ImportScope,
  { importId, from, to }: Span,
): Promise<void> => {
  await tx.query({ name: 'unimport-people', text: DELETE, values: [importId, from, to] });
};
