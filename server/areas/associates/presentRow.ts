import type { AssociateRow } from '#contract/associates.ts';

// A representative is known by the employee: what changes there shows here at once.
export const NAME = `coalesce(e.last_name, a.last_name) || ' ' || coalesce(e.first_name, a.first_name)`;
export const POSITION = 'coalesce(e.position, a.position)';
export const IS_ENABLED = '(a.is_enabled and coalesce(e.is_active, true))';

/** Columns of a person in a list; `a` is the person, `e` the employee of a representative. Stores as far as they are seen. */
export const ROW_COLUMNS = `a.id, case a.kind when 'SALES' then 'sales-representatives' else 'retailer-associates' end as type,
  a.employee_code as "employeeCode", coalesce(e.first_name, a.first_name) as "firstName", a.middle_name as "middleName",
  coalesce(e.last_name, a.last_name) as "lastName", ${POSITION} as position, coalesce(e.email, a.email) as email,
  coalesce(e.mobile_number, a.mobile_number) as "mobileNumber", ${IS_ENABLED} as "isEnabled",
  (select coalesce(jsonb_agg(jsonb_build_object('id', m.id::text, 'merchantName', m.name) order by m.name, m.id), '[]')
    from associate_merchant s join merchant m on m.id = s.merchant_id where s.associate_id = a.id) as merchants,
  a.updated_at as "dtimeUpdated", a.updated_by as "updatedBy"`;
export const FROM = 'associate a left join employee e on e.code = a.employee_code';

export interface RowOfAssociate extends Omit<AssociateRow, 'dtimeUpdated'> {
  [column: string]: unknown;
  dtimeUpdated: Date;
}

/** A person as it stands in a list. */
export const presentRow = (row: RowOfAssociate): AssociateRow => ({
  id: row.id,
  type: row.type,
  employeeCode: row.employeeCode,
  firstName: row.firstName,
  middleName: row.middleName,
  lastName: row.lastName,
  position: row.position,
  email: row.email,
  mobileNumber: row.mobileNumber,
  isEnabled: row.isEnabled,
  merchants: row.merchants,
  dtimeUpdated: row.dtimeUpdated.toISOString(),
  updatedBy: row.updatedBy,
});
