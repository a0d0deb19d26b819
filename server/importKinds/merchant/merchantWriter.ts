import { onBoardedBy } from '#domain/records/onBoardedBy.ts';
import { referenceNumber } from '#domain/records/referenceNumber.ts';
import { definitionOf, namesOf, together, valuesFrom } from '../../db/columns/definitionOf.ts';
import type { ImportScope, Span } from '../../imports/importKind.ts';
import {
  applyAddressAndContact,
  deleteAddressAndContact,
  INSERT_ADDRESS_AND_CONTACT,
} from '../shared/changes/applyAddressAndContact.ts';
import { changedColumns, type Side, setChanged } from '../shared/changes/changedColumns.ts';
import { holdBack, keepUsed } from '../shared/standing/holdBack.ts';
import { deleteEvents, insertEvents } from '../shared/standing/insertEvents.ts';
import {
  RESOLVED,
  SHEET_CODES,
  SHEET_HOURS,
  STORE_PLACE,
  STORE_SHARED,
  STORE_STANDING,
  storeColumns,
} from './sheetStore.ts';

const create = (isThirdParty: boolean): string => {
  const written = together(SHEET_CODES, STORE_STANDING, storeColumns(isThirdParty), STORE_PLACE);
  return `with w as materialized (
    select distinct on (x.partner_id, x.hsis_salesroom_code) v.row_no, x.*
    from import_verdict v cross join lateral jsonb_to_record(v.resolved) as x(${definitionOf(RESOLVED)})
    where v.import_id = $1 and v.row_no between $2 and $3 and v.state = 'create'
    order by x.partner_id, x.hsis_salesroom_code, v.row_no
  ),
  made as (
    insert into merchant (${namesOf(written)}, is_same_bank, is_same_contact,
      onboarded_by, account_owner_code, account_owner_name, reference_number, submitted_at, submitted_by, import_id, created_at,
      created_by, updated_at, updated_by)
    select ${valuesFrom(written, 'w')}, true, w.first_name is null,
      coalesce($6, p.onboarded_by), p.account_owner_code, p.account_owner_name,
      case w.status when 'SUBMITTED' then $7 || (
        select lpad(n::text, greatest(6, length(n::text)), '0') from nextval('application_reference') n where w.row_no is not null) end,
      case w.status when 'SUBMITTED' then $4::timestamptz end, case w.status when 'SUBMITTED' then $5 end, $1, $4, $5, $4, $5
    from w join partner p on p.id = w.partner_id and p.status = 'A' order by w.row_no
    on conflict do nothing returning id, version, partner_id, hsis_salesroom_code
  ),
  placed as materialized (
    select made.id as merchant_id, made.version, w.* from made join w using (partner_id, hsis_salesroom_code)
  ),
  ${INSERT_ADDRESS_AND_CONTACT},
  ${insertEvents('status')},
  hours_made as (
    insert into merchant_schedule (partner_id, merchant_id, ${namesOf(SHEET_HOURS)})
    select partner_id, merchant_id, ${namesOf(SHEET_HOURS)} from placed where opening_hour is not null order by row_no
  )
  update import_verdict v set state = 'created', target_id = placed.merchant_id, target_version = placed.version
  from placed where v.import_id = $1 and v.row_no between $2 and $3 and v.row_no = placed.row_no`;
};

const apply = (side: Side, isThirdParty: boolean): string => `with w as materialized (
    select v.row_no, v.target_id, v.target_version, 'BUSINESS_PLACE' as address_type, 'CONTACT_PERSON' as role,
      ${changedColumns(side)} as changed
    from import_verdict v where v.import_id = $1 and v.row_no between $2 and $3
      and v.state = '${side === 'after' ? 'update' : 'updated'}'
  ),
  changed as (
    update merchant m set ${setChanged('m', together(storeColumns(isThirdParty), STORE_SHARED))},
      version = m.version + 1, updated_at = $4, updated_by = $5, edited_at = $4, edited_by = $5
    from w where m.id = w.target_id and m.version = w.target_version returning m.id, m.partner_id, m.version
  ),
  hit as materialized (
    select w.*, changed.partner_id, changed.version from w join changed on changed.id = w.target_id
  ),
  ${applyAddressAndContact('merchant')},
  hours_gone as (delete from merchant_schedule s using hit where s.merchant_id = hit.target_id and hit.changed ? 'schedule'),
  hours_made as (
    insert into merchant_schedule (partner_id, merchant_id, ${namesOf(SHEET_HOURS)})
    select hit.partner_id, hit.target_id, ${namesOf(SHEET_HOURS, 'x.')}
    from hit cross join lateral jsonb_to_recordset((hit.changed ->> 'schedule')::jsonb)
      as x(${definitionOf(SHEET_HOURS)})
    where hit.changed ? 'schedule'
  )
  update import_verdict v set state = '${side === 'after' ? 'updated' : 'reversed'}', target_version = hit.version
  from hit where v.import_id = $1 and v.row_no between $2 and $3 and v.row_no = hit.row_no`;

const DELETE = `with hit as materialized (
    select v.row_no, v.target_id from import_verdict v join merchant m on m.id = v.target_id and m.version = v.target_version
    where v.import_id = $1 and v.row_no between $2 and $3 and v.state = 'created' and m.import_id = $1
  ),
  ${deleteAddressAndContact('merchant')},
  ${deleteEvents('merchant')},
  hours_gone as (delete from merchant_schedule s using hit where s.merchant_id = hit.target_id),
  gone as (delete from merchant m using hit where m.id = hit.target_id returning m.id)
  update import_verdict v set state = 'reversed' from hit join gone on gone.id = hit.target_id
  where v.import_id = $1 and v.row_no between $2 and $3 and v.row_no = hit.row_no`;

/** How stores of a sheet are written and taken back: those of a third party with their terminals. */
export const merchantWriter = (isThirdParty: boolean) => {
  const name = isThirdParty ? 'third-party-merchants' : 'merchants';
  const texts = {
    create: create(isThirdParty),
    update: apply('after', isThirdParty),
    putBack: apply('before', isThirdParty),
  };
  const byOf = ({ user, now }: ImportScope, { importId, from, to }: Span) => [
    ...[importId, from, to, now, user.username],
  ];
  return {
    write: async (scope: ImportScope, span: Span): Promise<void> => {
      await holdBack(scope, span, 'merchant');
      const by = byOf(scope, span);
      const year = referenceNumber(0, scope.now).slice(0, -6);
      const brought = isThirdParty ? onBoardedBy(null) : null;
      await Promise.all([
        scope.tx.query({ name: `import-${name}`, text: texts.create, values: [...by, brought, year] }),
        scope.tx.query({ name: `import-changes-of-${name}`, text: texts.update, values: by }),
      ]);
    },
    reverse: async (scope: ImportScope, span: Span): Promise<void> => {
      await keepUsed(scope, span, 'merchant');
      const by = byOf(scope, span);
      await Promise.all([
        scope.tx.query({ name: 'unimport-merchants', text: DELETE, values: by.slice(0, 3) }),
        scope.tx.query({ name: `unimport-changes-of-${name}`, text: texts.putBack, values: by }),
      ]);
    },
  };
};
