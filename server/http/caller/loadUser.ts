import { permissionsOf } from '#domain/permissions.ts';
import type { MdrType } from '#domain/records/mdrRates.ts';
import type { Proof } from '#domain/signIn/isProofRecent.ts';
import type { SessionFactor } from '#domain/signIn/secondFactor.ts';
import { columnsOf, type Selected } from '../../db/columns/columnsOf.ts';
import { flag, id, json, list, moment, text } from '../../db/columns/kinds.ts';
import { type Actor, querySession } from '../../db/context.ts';
import type { Pools } from '../../db/pools.ts';
import { NEEDS_FACTOR, NUMBER_PROVED } from './needsFactor.ts';

/** What a machine account may tell of. */
export interface Machine {
  machineId: string;
  /** What the references of its payments are unique within. */
  source: string;
  /** Of these partners' stores alone; null: of all. */
  partnerIds: readonly string[] | null;
  products: readonly MdrType[];
}

/** The person behind a request, loaded afresh each time: a changed role or an ended session counts at once. */
export interface SignedIn {
  /** Empty for an applicant, who has no account. */
  userId: string;
  /** The session of an applicant; null for everybody with an account. */
  applicantId: string | null;
  username: string;
  firstName: string;
  middleName: string | null;
  lastName: string;
  type: 'INTERNAL' | 'EXTERNAL';
  accessLevel: 'ALL' | 'PARTNER' | 'MERCHANT';
  roles: string[];
  moduleAccessibility: string[];
  /** What each role opens, by its name. */
  roleModules: Readonly<Record<string, readonly string[]>>;
  permissions: ReadonlySet<string>;
  personId: string | null;
  employeeCode: string | null;
  registrationCode: string | null;
  partnerId: string | null;
  partnerName: string | null;
  isPartnerBrand: boolean;
  merchantIds: string[];
  primaryMerchantId: string | null;
  primaryMerchantName: string | null;
  primaryCityId: string | null;
  primaryCityName: string | null;
  mobileNumber: string | null;
  /** Of an applicant the number and the address that a code went to. */
  proved?: { mobileNumber: string; email: string | null };
  familyId: string | null;
  /** Of an account: its second factor, and when it was last proved in this session. */
  factor?: SessionFactor & Proof;
  /** Of a system that tells of payments, who is nobody's account. */
  machine?: Machine;
  /** Set while they view as a person, or as a role: rights and reach are then those of both. */
  view?: { userId: string | null };
  actor: Actor;
}

type Loaded = Omit<
  SignedIn,
  'permissions' | 'actor' | 'applicantId' | 'proved' | 'machine' | 'view' | 'factor'
>;
type Row = Loaded & SessionFactor & Proof;

// $2 is the session family or null, $3 now.
const FROM = `user_account u
left join session_family f on f.id = $2 and f.user_id = u.id and f.ended_at is null and f.expires_at > $3
left join partner p on p.id = u.partner_id
left join lateral (
  select array_agg(a.name::text order by a.name) as roles, jsonb_object_agg(a.name::text, to_jsonb(a.permissions)) as modules
  from user_access_role ua join access_role a on a.id = ua.access_role_id and a.is_enabled where ua.user_id = u.id
) r on true
left join lateral (select array_agg(v.permission order by v.permission) as held from user_permission v where v.user_id = u.id) e on true
left join lateral (
  select array_agg(um.merchant_id::text order by um.merchant_id) as ids,
    max(um.merchant_id::text) filter (where um.is_primary) as primary_id,
    max(s.name) filter (where um.is_primary) as primary_name, max(s.city_id) filter (where um.is_primary) as primary_city
  from user_merchant um join merchant s on s.id = um.merchant_id where um.user_id = u.id
) m on true
left join city c on c.id = m.primary_city`;
const USER = columnsOf<Row>(FROM)({
  userId: id('u.id'),
  username: text('u.username::text'),
  firstName: text('u.first_name'),
  middleName: text('u.middle_name'),
  lastName: text('u.last_name'),
  type: text('u.type'),
  accessLevel: text('u.access_level'),
  personId: text('u.person_id'),
  employeeCode: text('u.employee_code'),
  registrationCode: text('u.registration_code'),
  partnerId: id('u.partner_id'),
  partnerName: text('p.name'),
  isPartnerBrand: flag('coalesce(p.is_partner_brand, false)'),
  mobileNumber: text('u.mobile_number'),
  roles: list(`coalesce(r.roles, '{}')`),
  moduleAccessibility: list(`coalesce(e.held, '{}')`),
  roleModules: json(`coalesce(r.modules, '{}')`),
  merchantIds: list(`coalesce(m.ids, '{}')`),
  primaryMerchantId: text('m.primary_id'),
  primaryMerchantName: text('m.primary_name'),
  primaryCityId: text('m.primary_city'),
  primaryCityName: text('c.name'),
  familyId: text('f.id'),
  chosen: text('u.second_factor'),
  isRequired: flag(NEEDS_FACTOR),
  isNumberProved: flag(NUMBER_PROVED),
  hasProviderFactor: flag('coalesce(f.has_provider_factor, false)'),
  provedAt: moment('f.proved_at'),
  approvedAt: moment('f.approved_at'),
});

/** Who is asking, with roles and scope: $1 the user, $2 the session family or null, $3 now. */
export const LOAD_USER = `
select ${USER.select}
from ${FROM}
where u.id = $1 and u.status = 'ACTIVE' and ($2::uuid is null or f.id is not null)`;

/** The class of the database's user by how far somebody sees. */
export const classOf = (level: SignedIn['accessLevel']): Actor['class'] =>
  level === 'ALL' ? 'internal' : level === 'PARTNER' ? 'partner' : 'merchant';

const complete = ({
  chosen,
  isRequired,
  isNumberProved,
  hasProviderFactor,
  provedAt,
  approvedAt,
  ...row
}: Row): SignedIn => ({
  ...row,
  factor: { chosen, isRequired, isNumberProved, hasProviderFactor, provedAt, approvedAt },
  applicantId: null,
  permissions: permissionsOf(row),
  actor: {
    class: classOf(row.accessLevel),
    userId: row.userId,
    username: row.username,
    role: row.roles[0] ?? null,
    partnerId: row.partnerId,
    merchantIds: row.merchantIds,
  },
});

/** An active user with roles and scope. With a family id only while that sign-in has not ended; null otherwise. */
export const loadUser = async (
  pools: Pools,
  requestId: string,
  userId: string,
  familyId: string | null,
  now: Date,
): Promise<SignedIn | null> => {
  const values = [userId, familyId, now];
  const [row] = await querySession<Selected<Row>>(pools, requestId, {
    name: 'load-user',
    text: LOAD_USER,
    values,
  });
  return row ? complete(USER.present(row)) : null;
};
