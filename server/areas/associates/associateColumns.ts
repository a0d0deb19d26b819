import type { Associate, AssociateRow } from '#contract/associates.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag, id, instant, int, json, text } from '../../db/columns/kinds.ts';
import { ASSOCIATE } from '../../records/parts/associates.ts';

// A representative is known by the employee: what changes there shows here at once.
export const NAME = `coalesce(e.last_name, a.last_name) || ' ' || coalesce(e.first_name, a.first_name)`;
export const POSITION = 'coalesce(e.position, a.position)';
export const IS_ENABLED = '(a.is_enabled and coalesce(e.is_active, true))';

export const FROM = 'associate a left join employee e on e.code = a.employee_code';
/** A person, `a`, as it stands in a list; `e` is the employee of a representative. Stores as far as they are seen. */
export const ASSOCIATE_ROW = columnsOf<AssociateRow>(FROM)({
  id: id('a.id'),
  type: text(`case a.kind when 'SALES' then 'sales-representatives' else 'retailer-associates' end`),
  employeeCode: text('a.employee_code'),
  firstName: text('coalesce(e.first_name, a.first_name)'),
  middleName: ASSOCIATE.columns.middleName,
  lastName: text('coalesce(e.last_name, a.last_name)'),
  position: text(POSITION),
  email: text('coalesce(e.email, a.email)'),
  mobileNumber: text('coalesce(e.mobile_number, a.mobile_number)'),
  isEnabled: flag(IS_ENABLED),
  merchants: json(`(select
    coalesce(jsonb_agg(jsonb_build_object('id', m.id::text, 'merchantName', m.name) order by m.name, m.id), '[]')
    from associate_merchant s join merchant m on m.id = s.merchant_id where s.associate_id = a.id)`),
  dtimeUpdated: instant('a.updated_at'),
  updatedBy: text('a.updated_by'),
});
const { gender, civilStatus, birthDate, isSameAddress } = ASSOCIATE.columns;
/** The same as its page shows it, without its addresses. */
export const ASSOCIATE_PAGE = columnsOf<Omit<Associate, 'addresses'>>(FROM)({
  ...ASSOCIATE_ROW.columns,
  partnerId: id('a.partner_id'),
  gender,
  civilStatus,
  birthDate,
  isSameAddress,
  dtimeCreated: instant('a.created_at'),
  version: int('a.version'),
});
