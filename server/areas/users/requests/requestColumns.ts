import type { UserRequest, UserRequestRow } from '#contract/people/userRequests.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { day, id, instant, int, json, list, text } from '../../../db/columns/kinds.ts';
import { deciders } from '../../../records/hands/deciders.ts';
import { READER } from '../../../records/hands/peopleOf.ts';

export const COUNT_FROM = 'user_request r left join user_account u on u.id = r.user_id';
export const FROM = `${COUNT_FROM} left join partner p on p.id = r.partner_id left join access_role a on a.id = r.access_role_id
  left join merchant m on m.id = r.merchant_id left join module o on o.code = r.module_code`;

/**
 * The accounts with a part in a request, invited ones too: who asked, who is meant, who brought it in by an import, who made the code, and
 * whose number or mailbox registers.
 */
export const CONTRIBUTORS = `array(select k.id from user_account k where k.username = any (array(
    select r.created_by
    union all select i.created_by from import_job i where i.id = r.import_id
    union all select jsonb_object_keys(i.editors) from import_job i where i.id = r.import_id
    union all select c.created_by from registration_code c where c.id = r.registration_code_id)::citext[])
  union select r.user_id where r.user_id is not null
  union select s.id from user_account s where r.kind = 'registration'
    and (s.mobile_number = r.mobile_number or s.mailbox = mailbox_of(r.email)))`;

/** Condition: it is the reader's own work, which somebody else approves. */
const IS_OWN = `${CONTRIBUTORS} && ${READER}`;

const held = (user: string): string =>
  `array(select v.permission from user_permission v where v.user_id = ${user})`;
const ASKER = `(select k.id from user_account k where k.username = r.created_by::citext and k.status <> 'CLOSED')`;
/** Condition: neither somebody nor the person who asked holds what the role of staff opens by its modules. */
const lackedBy = (
  user: string,
): string => `exists (select from access_role g where g.id = r.access_role_id and not g.is_external
  and not g.permissions <@ ${held(user)} and not g.permissions <@ ${held(ASKER)})`;
/** The same of the reader. */
export const IS_LACKED = lackedBy('(select ctx_user())');
/** Condition: `d` does not approve it. */
const CANNOT = `${CONTRIBUTORS} && theirs.ids or ${lackedBy('d.id')}`;
/** Why the reader does not approve it; null where they may. */
const WHY_NOT = `case when ${IS_OWN} then 'own' when ${IS_LACKED} then 'lacks' end`;
/** Condition: it waits for the reader. */
export const WAITS = `(r.status = 'SUBMITTED' and (${WHY_NOT}) is null)`;

/** A request, `r`, as it stands in a list. */
export const REQUEST_ROW = columnsOf<UserRequestRow>(FROM)({
  id: id('r.id'),
  kind: text('r.kind'),
  status: text('r.status'),
  name: text(`coalesce(nullif(concat_ws(' ', r.first_name, r.middle_name, r.last_name), ''),
    concat_ws(' ', u.first_name, u.middle_name, u.last_name))`),
  wanted: text(`case when r.kind in ('registration', 'role') then coalesce(a.name::text, '')
    when r.kind = 'identity' then r.identity_subject
    when r.kind = 'store' then concat_ws(' - ', m.name, m.hsis_salesroom_code) else coalesce(o.name, '') end`),
  moduleCode: text('r.module_code'),
  why: text('r.why'),
  userId: id('r.user_id'),
  username: text('coalesce(u.username::text, r.username::text)'),
  email: text('coalesce(r.email, u.email)'),
  mobileLast4: text('right(coalesce(r.mobile_number, u.mobile_number), 4)'),
  partnerId: id('r.partner_id'),
  partnerName: text('p.name'),
  createdBy: text('r.created_by'),
  dtimeCreated: instant('r.created_at'),
  decidedBy: text('r.decided_by'),
  dtimeDecided: instant('r.decided_at'),
  decisionReason: text('r.decision_reason'),
  version: int('r.version'),
  whyNot: text(WHY_NOT),
});

/** The same as its page shows it. */
export const REQUEST = columnsOf<UserRequest>(FROM)({
  ...REQUEST_ROW.columns,
  birthDate: text('coalesce(r.birth_date, u.birth_date)::text'),
  landlineNumber: text('coalesce(r.landline_number, u.landline_number)'),
  registrationCode: text('r.registration_code'),
  registrationCodeId: id('r.registration_code_id'),
  jobTitle: text('(select j.name::text from job_title j where j.id = r.job_title_id)'),
  acceptableUseVersion: text('r.acceptable_use_version'),
  privacyPolicyVersion: text('r.privacy_policy_version'),
  dtimeAgreed: instant('r.agreed_at'),
  merchants:
    json(`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id::text, 'merchantName', s.name) order by s.name, s.id), '[]')
    from merchant s where s.id = any (array_append(r.merchant_ids, r.merchant_id)))`),
  identification: text('r.identification'),
  identificationType: text(`(select l.label from lookup_value l
    where l.list = 'identification-types' and l.code = r.code_identification_type)`),
  identificationEnd: text(
    `(select right(n.id_number, 3) from registration_identity n where n.user_request_id = r.id)`,
  ),
  dateValidity: day('(select n.valid_until from registration_identity n where n.user_request_id = r.id)'),
  identificationFiles:
    json(`(select coalesce(jsonb_agg(jsonb_build_object('kind', i.kind, 'name', f.name, 'mediaType', f.media_type) order by i.kind), '[]')
    from registration_file i join file f on f.id = i.file_id where i.user_request_id = r.id)`),
  deciders: int(`case when r.status = 'SUBMITTED' then ${deciders('UR_EDIT', CANNOT)} end`),
  moduleCodes: list('r.module_codes'),
  importId: id('r.import_id'),
});
