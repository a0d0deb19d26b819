import { mattersOfChange, mattersOfNew, renameProblems } from '#domain/imports/matters.ts';
import type { Problem } from '#domain/imports/problems.ts';
import type { ApplicationStatus, WorkflowStatus } from '#domain/review/applicationStatus.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { objectOf } from '../../db/columns/definitionOf.ts';
import { flag, id, int, json, text } from '../../db/columns/kinds.ts';
import type { Checked, ImportScope, Match } from '../../imports/importKind.ts';
import { PARTNER_OWN } from '../../records/partner/partnerColumns.ts';
import { addressChanges } from '../shared/address/addressChanges.ts';
import { SHEET_ADDRESS } from '../shared/address/sheetAddress.ts';
import { joinAddressAndContact } from '../shared/changes/applyAddressAndContact.ts';
import {
  type ColumnChange,
  type Columns,
  columnChanges,
  given,
  textsOf,
} from '../shared/changes/columnChanges.ts';
import { comparedFields } from '../shared/changes/comparedFields.ts';
import { spellingsOf } from '../shared/codeProblems.ts';
import { contactChanges } from '../shared/contact/contactChanges.ts';
import { SHEET_PERSON } from '../shared/contact/sheetPerson.ts';
import { placeBook } from '../shared/places/placeBook.ts';
import { lastReviewed, wouldCost } from '../shared/standing/lastReviewed.ts';
import { refusalOf } from '../shared/standing/refusalOf.ts';
import { partnerWaits } from '../shared/standing/storeWaits.ts';
import { SHEET_PARTNER } from './sheetPartner.ts';

interface Found {
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
  partner: Readonly<Record<string, unknown>>;
  address: Columns | null;
  contact: Columns | null;
}

const FROM = `jsonb_to_recordset($1) as x(n integer, codes text[], type text, role text)
  cross join lateral (
    select * from partner p where p.hsis_code = any (x.codes) order by p.hsis_code <> x.codes[1] limit 1
  ) p
  ${joinAddressAndContact('partner', 'p.id', 'x.type', 'x.role')}`;
const FOUND = columnsOf<Found>(FROM)({
  n: int('x.n'),
  id: id('p.id'),
  version: int('p.version'),
  status: text('p.status'),
  workflow: text('p.workflow_status'),
  isFollowed: flag(
    `exists (select from merchant m where m.partner_id = p.id and m.is_same_address and m.status = 'A')`,
  ),
  isWaiting: flag(partnerWaits('p.id', 'false')),
  isMoveWaiting: flag(partnerWaits('p.id', 'true')),
  name: PARTNER_OWN.columns.name,
  partner: json(objectOf(SHEET_PARTNER, 'p')),
  address: json('a.address'),
  contact: json('c.contact'),
});
const FIND = `select ${FOUND.select} from ${FROM}`;

const FIELDS = comparedFields(SHEET_PARTNER.by, {
  partnerBrand: ({ isPartnerBrand }) => (isPartnerBrand === 'true' ? 'Yes' : 'No'),
});

const fieldsOf = (changes: readonly ColumnChange[]): string[] => changes.map(({ field }) => field);

const signatoryProblem = (role: unknown, changes: readonly ColumnChange[]): Problem[] =>
  role === 'AUTHORIZED_SIGNATORY' && changes.length
    ? [{ field: 'contactPersonType', code: 'signatory_elsewhere' }]
    : [];

/** Compares partners of the sheet with those that are there, by code. */
export const matchPartners = async (scope: ImportScope, rows: readonly Checked[]): Promise<Match[]> => {
  const compareAddress = addressChanges(await placeBook(scope.tx));
  const wanted = rows.map(({ resolved }, n) => ({
    n,
    codes: spellingsOf(String(resolved.hsis_code)),
    type: resolved.address_type,
    role: resolved.role,
  }));
  const found = await FOUND.read(scope.tx, {
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
    const before = textsOf(old.partner, SHEET_PARTNER);
    const own = columnChanges(FIELDS, before, given(textsOf(resolved, SHEET_PARTNER)));
    const people = contactChanges(old.contact, textsOf(resolved, SHEET_PERSON));
    const place = compareAddress(old.address, textsOf(resolved, SHEET_ADDRESS));
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
