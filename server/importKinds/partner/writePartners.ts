import { onBoardedBy } from '#domain/records/onBoardedBy.ts';
import { definitionOf, namesOf, valuesFrom } from '../../db/columns/definitionOf.ts';
import type { ImportScope, Span } from '../../imports/importKind.ts';
import {
  applyAddressAndContact,
  deleteAddressAndContact,
  INSERT_ADDRESS_AND_CONTACT,
} from '../shared/changes/applyAddressAndContact.ts';
import { changedColumns, type Side, setChanged } from '../shared/changes/changedColumns.ts';
import { holdBack, keepUsed } from '../shared/standing/holdBack.ts';
import { deleteEvents, insertEvents } from '../shared/standing/insertEvents.ts';
import { FOLLOW } from './follow.ts';
import { RESOLVED, SHEET_CODE, SHEET_PARTNER } from './sheetPartner.ts';

const CREATE = `with w as materialized (
    select distinct on (x.hsis_code) v.row_no, x.*
    from import_verdict v cross join lateral jsonb_to_record(v.resolved) as x(${definitionOf(RESOLVED)})
    where v.import_id = $1 and v.row_no between $2 and $3 and v.state = 'create' order by x.hsis_code, v.row_no
  ),
  made as (
    insert into partner (${namesOf(SHEET_CODE)}, ${namesOf(SHEET_PARTNER)}, status, onboarded_by, username, import_id, created_at, created_by,
      updated_at, updated_by)
    select ${valuesFrom(SHEET_CODE, 'w')}, ${valuesFrom(SHEET_PARTNER, 'w')}, 'A', $6, $5, $1, $4, $5, $4, $5 from w order by row_no
    on conflict do nothing returning id, version, hsis_code
  ),
  placed as materialized (
    select made.id as partner_id, null::bigint as merchant_id, made.version, w.* from made join w using (hsis_code)
  ),
  ${INSERT_ADDRESS_AND_CONTACT},
  ${insertEvents(`'A'`)}
  update import_verdict v set state = 'created', target_id = placed.partner_id, target_version = placed.version
  from placed where v.import_id = $1 and v.row_no between $2 and $3 and v.row_no = placed.row_no`;

const apply = (side: Side) => `with w as materialized (
    select v.row_no, v.target_id, v.target_version, v.resolved ->> 'address_type' as address_type, v.resolved ->> 'role' as role,
      ${changedColumns(side)} as changed
    from import_verdict v where v.import_id = $1 and v.row_no between $2 and $3
      and v.state = '${side === 'after' ? 'update' : 'updated'}'
  ),
  changed as (
    update partner p set ${setChanged('p', SHEET_PARTNER)}, version = p.version + 1, updated_at = $4, updated_by = $5, edited_at = $4,
      edited_by = $5
    from w where p.id = w.target_id and p.version = w.target_version returning p.id, p.version
  ),
  hit as materialized (
    select w.*, changed.id as partner_id, changed.version from w join changed on changed.id = w.target_id
  ),
  ${applyAddressAndContact('partner')}
  update import_verdict v set state = '${side === 'after' ? 'updated' : 'reversed'}', target_version = hit.version
  from hit where v.import_id = $1 and v.row_no between $2 and $3 and v.row_no = hit.row_no`;
const UPDATE = apply('after');
const PUT_BACK = apply('before');

const DELETE = `with hit as materialized (
    select v.row_no, v.target_id from import_verdict v join partner p on p.id = v.target_id and p.version = v.target_version
    where v.import_id = $1 and v.row_no between $2 and $3 and v.state = 'created' and p.import_id = $1
  ),
  ${deleteAddressAndContact('partner')},
  ${deleteEvents('partner')},
  gone as (delete from partner p using hit where p.id = hit.target_id returning p.id)
  update import_verdict v set state = 'reversed' from hit join gone on gone.id = hit.target_id
  where v.import_id = $1 and v.row_no between $2 and $3 and v.row_no = hit.row_no`;

const spanOf = ({ importId, from, to }: Span) => [importId, from, to];

/** Writes new partners with address and contact, and what rows change of those that are there; stores that share an address follow. */
export const writePartners = async (scope: ImportScope, span: Span): Promise<void> => {
  const { tx, user, now } = scope;
  await holdBack(scope, span, 'partner');
  const by = [...spanOf(span), now, user.username];
  await Promise.all([
    tx.query({ name: 'import-partners', text: CREATE, values: [...by, onBoardedBy(null)] }),
    tx.query({ name: 'import-partner-changes', text: UPDATE, values: by }),
    tx.query({ name: 'import-partner-followers', text: FOLLOW, values: [...by, 'updated'] }),
  ]);
};

/** Takes partners away that were made, and puts back what was changed. A foreign key's error where one is in use. */
export const reversePartners = async (scope: ImportScope, span: Span): Promise<void> => {
  const { tx, user, now } = scope;
  await keepUsed(scope, span, 'partner');
  const by = [...spanOf(span), now, user.username];
  await Promise.all([
    tx.query({ name: 'unimport-partners', text: DELETE, values: spanOf(span) }),
    tx.query({ name: 'unimport-partner-changes', text: PUT_BACK, values: by }),
    tx.query({ name: 'unimport-partner-followers', text: FOLLOW, values: [...by, 'reversed'] }),
  ]);
};
