import type { User, UserRow } from '#contract/people/users.ts';
import { columnsOf, writtenOf } from '../../db/columns/columnsOf.ts';
import { flag, id, instant, int, json, list, text } from '../../db/columns/kinds.ts';
import { NEEDS_FACTOR, NUMBER_PROVED } from '../../http/caller/needsFactor.ts';
import { READER } from '../../records/hands/peopleOf.ts';

export const COUNT_FROM = 'user_account u';
export const FROM = `${COUNT_FROM} left join partner p on p.id = u.partner_id`;
const STORES = 'from user_merchant s join merchant m on m.id = s.merchant_id where s.user_id = u.id';
const ROLES = 'from user_access_role h join access_role a on a.id = h.access_role_id where h.user_id = u.id';

/** An account, `u`, as it stands in a list; `p` is its partner. The status is the stored one: a lock is told by `lockedUntil`. */
export const USER_ROW = columnsOf<UserRow>(FROM)({
  id: id('u.id'),
  name: text(`concat_ws(' ', u.first_name, u.middle_name, u.last_name)`),
  username: text('u.username::text'),
  type: text('u.type'),
  status: text('u.status'),
  lockedUntil: instant('u.locked_until'),
  roles: list(`(select coalesce(array_agg(a.name::text order by a.name), '{}') ${ROLES})`),
  accessLevel: text('u.access_level'),
  partnerId: id('u.partner_id'),
  partnerName: text('p.name'),
  primaryStore: text(`(select m.name ${STORES} and s.is_primary)`),
  storeCount: int(`(select count(*)::int ${STORES})`),
  email: text('u.email'),
  mobileLast4: text('right(u.mobile_number, 4)'),
  dtimeSignedIn: instant('u.last_sign_in_at'),
  createdBy: text('u.created_by'),
  dtimeCreated: instant('u.created_at'),
  updatedBy: text('u.updated_by'),
  dtimeUpdated: instant('u.updated_at'),
});

// A week after it was reset or given a role an account stands by itself again.
const OPEN_TIE = `t.confirmed_by is null and (t.cause = 'made' or t.at > now() - interval '7 days')`;
/** Condition: nobody independent has confirmed the account `u`. */
export const IS_UNCONFIRMED = `exists (select from account_tie t where t.account_id = u.id and ${OPEN_TIE})`;

/** Where an account stands, as it is moved. */
export const STANDING = writtenOf<Pick<User, 'status' | 'statusReason'>>('user_account u')({
  status: text('u.status'),
  statusReason: text('u.status_reason'),
});

/** The same as its page shows it. Stores as far as they are seen. */
export const USER = columnsOf<User>(FROM)({
  ...USER_ROW.columns,
  firstName: text('u.first_name'),
  middleName: text('u.middle_name'),
  lastName: text('u.last_name'),
  birthDate: text('u.birth_date::text'),
  landlineNumber: text('u.landline_number'),
  employeeCode: text('u.employee_code'),
  personId: text('u.person_id'),
  registrationCode: text('u.registration_code'),
  jobTitle: text('(select j.name::text from job_title j where j.id = u.job_title_id)'),
  secondFactor: text(
    `case when u.second_factor = 'none' and ${NUMBER_PROVED} and ${NEEDS_FACTOR} then 'sms' else u.second_factor end`,
  ),
  identity: json(`(select jsonb_build_object('subject', i.subject, 'by', i.bound_by,
    'at', to_char(i.bound_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from user_identity i where i.user_id = u.id)`),
  statusReason: STANDING.columns.statusReason,
  merchants:
    json(`(select coalesce(jsonb_agg(jsonb_build_object('id', m.id::text, 'merchantName', m.name, 'isPrimary', s.is_primary)
    order by s.is_primary desc, m.name, m.id), '[]') ${STORES})`),
  accessRoles:
    json(`(select coalesce(jsonb_agg(jsonb_build_object('id', a.id::text, 'role', a.name::text, 'isEnabled', a.is_enabled)
    order by a.name), '[]') ${ROLES})`),
  dtimeInvitationEnds: instant(`(select max(l.expires_at) from one_time_link l
    where l.user_id = u.id and l.purpose = 'invitation' and l.used_at is null and u.status = 'INVITED')`),
  ties: json(`(select coalesce(jsonb_agg(jsonb_build_object('cause', t.cause, 'by', b.username::text, 'at', to_char(t.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by t.id), '[]')
    from account_tie t left join user_account b on b.id = t.by_id where t.account_id = u.id and ${OPEN_TIE})`),
  isConfirmable: flag(`${IS_UNCONFIRMED} and u.id <> all (${READER})`),
  version: int('u.version'),
});
