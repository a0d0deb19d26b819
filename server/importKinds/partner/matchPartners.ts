import { mattersOfChange, mattersOfNew, renameProblems } from '#domain/imports/matters.ts';
import type { Problem } from '#domain/imports/problems.ts';
import type { ApplicationStatus, WorkflowStatus } from '#domain/review/applicationStatus.ts';
import type { Checked, ImportScope, Match } from '../../imports/importKind.ts';
import { addressChanges } from '../shared/address/addressChanges.ts';
import { ADDRESS_COLUMNS } from '../shared/address/addressColumns.ts';
import { joinAddressAndContact } from '../shared/changes/applyAddressAndContact.ts';
import {
  type ColumnChange,
  type Columns,
  columnChanges,
  columnsOf,
  plainField,
} from '../shared/changes/columnChanges.ts';
import { spellingsOf } from '../shared/codeProblems.ts';
import { contactChanges } from '../shared/contact/contactChanges.ts';
import { CONTACT_COLUMNS } from '../shared/contact/readContact.ts';
import { placeBook } from '../shared/places/placeBook.ts';
import { lastReviewed, wouldCost } from '../shared/standing/lastReviewed.ts';
import { refusalOf } from '../shared/standing/refusalOf.ts';
import { partnerWaits } from '../shared/standing/storeWaits.ts';

interface Found extends Record<string, unknown> {
  n: number;
  id: string;
  version: number;
  status: ApplicationStatus;
  workflow: WorkflowStatus | null;
  /** Whether active stores stand where it is registered, and move along. */
  isFollowed: boolean;
  isWaiting: boolean;
  /** Whether a change of the registered address voids a request, of the partner or of a store that moves along. */
  isMoveWaiting: boolean;
  name: string;
  is_partner_brand: string;
  address: Columns | null;
  contact: Columns | null;
}

const FIND = `select x.n, p.id, p.version, p.status, p.workflow_status as workflow, p.name,
    exists (select from merchant m where m.partner_id = p.id and m.is_same_address and m.status = 'A') as "isFollowed",
    ${partnerWaits('p.id', 'false')} as "isWaiting", ${partnerWaits('p.id', 'true')} as "isMoveWaiting",
    p.is_partner_brand::text as is_partner_brand, a.address, c.contact
  from jsonb_to_recordset($1) as x(n integer, codes text[], type text, role text)
  cross join lateral (
    select * from partner p where p.hsis_code = any (x.codes) order by p.hsis_code <> x.codes[1] limit 1
  ) p
  ${joinAddressAndContact('partner', 'p.id', 'x.type', 'x.role')}`;

const FIELDS = [
  plainField('partnerName', 'name'),
  {
    field: 'partnerBrand',
    columns: ['is_partner_brand'],
    show: ({ is_partner_brand: isBrand }: Columns) => (isBrand === 'true' ? 'Yes' : 'No'),
  },
];

const OWN = { name: 'text', is_partner_brand: 'boolean' };

const fieldsOf = (changes: readonly ColumnChange[]): string[] => changes.map(({ field }) => field);

const signatoryProblem = (role: unknown, changes: readonly ColumnChange[]): Problem[] =>
  role === 'AUTHORIZED_SIGNATORY' && changes.length
    ? [{ field: 'contactPersonType', code: 'signatory_elsewhere' }]
    : [];

/** Compares partners of the sheet with those that are there, by code. */
export const matchPartners = async (scope: ImportScope, rows: readonly Checked[]): Promise<Match[]> => {
  const book = await placeBook(scope.tx);
  const wanted = rows.map(({ resolved }, n) => ({
    n,
    codes: spellingsOf(String(resolved.hsis_code)),
    type: resolved.address_type,
    role: resolved.role,
  }));
  const found = await scope.tx.query<Found>({
    name: 'import-match-partners',
    text: FIND,
    values: [JSON.stringify(wanted)],
  });
  const by = new Map(found.map((row) => [row.n, row]));
  const alone = await lastReviewed(
    scope,
    found.map((old) => ({ ...old, partnerId: old.id, merchantId: null, partnerStatus: old.status })),
  );
  return rows.map(({ resolved }, n): Match => {
    const old = by.get(n);
    if (!old) return { action: 'create', matters: mattersOfNew('A', 'newPartner') };
    const { name = null, is_partner_brand: isBrand = null } = columnsOf(resolved, OWN);
    const own = columnChanges(
      FIELDS,
      { name: old.name, is_partner_brand: old.is_partner_brand },
      { name, ...(isBrand === null ? {} : { is_partner_brand: isBrand }) },
    );
    const people = contactChanges(old.contact, columnsOf(resolved, CONTACT_COLUMNS));
    const place = addressChanges(book, old.address, columnsOf(resolved, ADDRESS_COLUMNS));
    const changes = [...own, ...place, ...people];
    if (!changes.length) return { action: 'unchanged', targetId: old.id };
    const moves = resolved.address_type === 'REGISTRATION' && place.length > 0;
    const isFollowed = old.isFollowed && resolved.address_type === 'REGISTRATION';
    const fields = fieldsOf(changes);
    const matters =
      mattersOfChange(old.status, fields) ?? (isFollowed ? mattersOfChange('A', fieldsOf(place)) : null);
    const problems = [
      ...refusalOf(scope, 'partner', 'hsisPartnerCode', old),
      ...wouldCost('hsisPartnerCode', {
        isWaiting: moves ? old.isMoveWaiting : old.isWaiting,
        isLast: alone.has(n),
      }),
      ...signatoryProblem(resolved.role, people),
      ...renameProblems('partnerName', matters),
    ];
    return { action: 'update', targetId: old.id, targetVersion: old.version, changes, problems, matters };
  });
};
