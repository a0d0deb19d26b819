import type { RegistrationCode, RegistrationCodeRow } from '#contract/people/registrationCodes.ts';
import type { RegistrationCodeBody } from '#contract/shapes/registrationCode.ts';
import { manilaDate } from '#domain/day.ts';
import { registrationCodeStatusOn } from '#domain/people/registrationCode.ts';
import { columnsOf, writtenOf } from '../../../db/columns/columnsOf.ts';
import { day, flag, id, ids, instant, int, json, list, text } from '../../../db/columns/kinds.ts';

/** A registration code, `c`, as it is made. */
export const NEW_CODE = writtenOf<RegistrationCodeBody & { code: string; partnerId: string }>(
  'registration_code c',
)({
  partnerId: id('c.partner_id'),
  code: text('c.code'),
  merchantIds: ids('c.merchant_ids'),
  jobTitleIds: ids('c.job_title_ids'),
  dateExpires: day('c.date_expires'),
  maxUses: int('c.max_uses'),
  purpose: text('c.purpose'),
});

export const FROM = 'registration_code c join partner p on p.id = c.partner_id';

/** A row of the database: where it stands follows from it. */
type Stored<T extends RegistrationCodeRow> = Omit<T, 'status'> & { isRevoked: boolean };

const { code, dateExpires, maxUses, purpose } = NEW_CODE.columns;

/** A code as it stands in a list. */
export const CODE_ROW = columnsOf<Stored<RegistrationCodeRow>>(FROM)({
  id: id('c.id'),
  code,
  isRevoked: flag('c.revoked_at is not null'),
  partnerId: id('c.partner_id'),
  partnerName: text('p.name'),
  storeCount: int('cardinality(c.merchant_ids)'),
  jobTitles: list(
    `array(select j.name::text from job_title j where j.id = any (c.job_title_ids) order by j.name)`,
  ),
  dateExpires,
  maxUses,
  uses: int('c.uses'),
  purpose,
  createdBy: text('c.created_by'),
  dtimeCreated: instant('c.created_at'),
  revokedBy: text('c.revoked_by'),
  dtimeRevoked: instant('c.revoked_at'),
  version: int('c.version'),
});

/** The same as its page shows it, with who registered. */
export const CODE = columnsOf<Stored<RegistrationCode>>(FROM)({
  ...CODE_ROW.columns,
  stores:
    json(`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id::text, 'merchantName', s.name) order by s.name, s.id), '[]')
    from merchant s where s.id = any (c.merchant_ids))`),
  registrations: json(`(select coalesce(jsonb_agg(jsonb_build_object('id', r.id::text,
      'name', concat_ws(' ', r.first_name, r.middle_name, r.last_name), 'jobTitle', j.name, 'status', r.status,
      'dtimeCreated', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.id desc), '[]')
    from user_request r join job_title j on j.id = r.job_title_id where r.registration_code_id = c.id)`),
});

/** A code with where it stands at a moment. */
export const shownAt =
  (now: Date) =>
  <T extends Stored<RegistrationCodeRow>>({ isRevoked, ...row }: T) => ({
    ...row,
    status: registrationCodeStatusOn({ ...row, isRevoked }, manilaDate(now)),
  });
