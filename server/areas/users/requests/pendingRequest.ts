import type { Assignment } from '#domain/people/assignments.ts';
import type { UserRequestKind } from '#domain/people/userRequests.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { day, flag, id, ids, list, moment, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { CONTRIBUTORS, FROM, IS_LACKED, REQUEST_ROW } from './requestColumns.ts';

/** A request as it is decided on, with the whole of what it asks for. */
export interface PendingRequest {
  id: string;
  kind: UserRequestKind;
  status: string;
  name: string;
  wanted: string;
  /** Ids of the accounts with a part in it. */
  contributors: string[];
  /** Of a role of staff: neither the acting person nor the one who asked holds what it opens. */
  isLacked: boolean;
  /** Somebody but its person asked: for another, by an import or by the code that they gave out. */
  isForAnother: boolean;
  userId: string | null;
  partnerId: string | null;
  merchantId: string | null;
  merchantIds: string[];
  moduleCode: string | null;
  /** Of a registration, the modules that its person wants besides. */
  moduleCodes: string[];
  accessRoleId: string | null;
  registrationCode: string | null;
  /** Whether its person registered by themselves, with that code. */
  isByCode: boolean;
  partnerName: string | null;
  /** Of who registered with a code, where one of that job title works. */
  jobTitleId: string | null;
  assignment: Assignment | null;
  isTitleEnabled: boolean;
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  birthDate: string | null;
  email: string | null;
  mobileNumber: string | null;
  landlineNumber: string | null;
  importId: string | null;
  askedAt: Date;
}

const { name, wanted } = REQUEST_ROW.columns;
const PENDING = columnsOf<PendingRequest>(FROM)({
  id: id('r.id'),
  kind: text('r.kind'),
  status: text('r.status'),
  name,
  wanted,
  contributors: ids(CONTRIBUTORS),
  isLacked: flag(IS_LACKED),
  isForAnother: flag(`r.import_id is not null or r.registration_code_id is not null
    or coalesce(lower(r.created_by) <> lower(u.username::text), true)`),
  userId: id('r.user_id'),
  partnerId: id('r.partner_id'),
  merchantId: id('r.merchant_id'),
  merchantIds: ids('r.merchant_ids'),
  moduleCode: text('r.module_code'),
  moduleCodes: list('r.module_codes'),
  accessRoleId: id('r.access_role_id'),
  registrationCode: text('r.registration_code'),
  isByCode: flag('r.registration_code_id is not null'),
  partnerName: text('p.name'),
  jobTitleId: id('r.job_title_id'),
  assignment: text('(select j.assignment from job_title j where j.id = r.job_title_id)'),
  isTitleEnabled: flag('coalesce((select j.is_enabled from job_title j where j.id = r.job_title_id), false)'),
  firstName: text('r.first_name'),
  middleName: text('r.middle_name'),
  lastName: text('r.last_name'),
  birthDate: day('r.birth_date'),
  email: text('r.email'),
  mobileNumber: text('r.mobile_number'),
  landlineNumber: text('r.landline_number'),
  importId: id('r.import_id'),
  askedAt: moment('r.created_at'),
});
const LOCK = `select ${PENDING.select} from ${FROM} where r.id = any ($1::bigint[]) order by r.id for no key update of r`;

/** Requests by their ids, as they stay until the transaction ends; whoever decides on several locks them in one order. */
export const lockRequests = async (tx: Tx, requested: readonly string[]): Promise<PendingRequest[]> =>
  PENDING.read(tx, { name: 'lock-user-requests', text: LOCK, values: [requested] });
