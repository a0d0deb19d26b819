import { tinSpellings } from '#domain/formats/tin.ts';
import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import { mattersOfChange, mattersOfNew, renameProblems } from '#domain/imports/matters.ts';
import type { Problem } from '#domain/imports/problems.ts';
import type { ApplicationStatus, WorkflowStatus } from '#domain/review/applicationStatus.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { objectOf } from '../../db/columns/definitionOf.ts';
import { flag, id, int, json, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { Checked, ImportScope, Match } from '../../imports/importKind.ts';
import { sameTin } from '../../records/parts/refuseTakenTins.ts';
import { NEW_STORE } from '../../records/store/storeColumns.ts';
import { addressChanges } from '../shared/address/addressChanges.ts';
import { SHEET_ADDRESS } from '../shared/address/sheetAddress.ts';
import { joinAddressAndContact } from '../shared/changes/applyAddressAndContact.ts';
import {
  type ColumnChange,
  type Columns,
  columnChanges,
  given,
  textsOf,
  withColumn,
} from '../shared/changes/columnChanges.ts';
import { comparedFields } from '../shared/changes/comparedFields.ts';
import { spellingsOf } from '../shared/codeProblems.ts';
import { contactChanges } from '../shared/contact/contactChanges.ts';
import { SHEET_PERSON } from '../shared/contact/sheetPerson.ts';
import { placeBook } from '../shared/places/placeBook.ts';
import { lastReviewed, wouldCost } from '../shared/standing/lastReviewed.ts';
import { refusalOf } from '../shared/standing/refusalOf.ts';
import { storeWaits } from '../shared/standing/storeWaits.ts';
import { hoursText, type StoredHours } from './hoursText.ts';
import { SHEET_HOURS, SHEET_STORE, SHEET_TERMINALS, storeColumns } from './sheetStore.ts';

interface Found {
  n: number;
  id: string;
  version: number;
  status: ApplicationStatus;
  workflow: WorkflowStatus | null;
  isSameAddress: boolean;
  isSameContact: boolean;
  store: Readonly<Record<string, unknown>>;
  address: Columns | null;
  contact: Columns | null;
  hours: StoredHours[];
  partnerId: string;
  partnerStatus: ApplicationStatus;
  isWaiting: boolean;
}

const FROM = `jsonb_to_recordset($1) as x(n integer, partner bigint, codes text[])
  cross join lateral (
    select * from merchant m where m.partner_id = x.partner and m.hsis_salesroom_code = any (x.codes)
    order by m.hsis_salesroom_code <> x.codes[1] limit 1
  ) m
  ${joinAddressAndContact('merchant', 'm.id', `'BUSINESS_PLACE'`, `'CONTACT_PERSON'`)}`;
const FOUND = columnsOf<Found>(FROM)({
  n: int('x.n'),
  id: id('m.id'),
  version: int('m.version'),
  status: text('m.status'),
  workflow: text('m.workflow_status'),
  isSameAddress: NEW_STORE.columns.isSameAddress,
  isSameContact: NEW_STORE.columns.isSameContact,
  store: json('to_jsonb(m)'),
  address: json('a.address'),
  contact: json('c.contact'),
  hours: json(`(select coalesce(jsonb_agg(${objectOf(SHEET_HOURS, 's')} order by id), '[]')
    from merchant_schedule s where s.merchant_id = m.id)`),
  partnerId: id('m.partner_id'),
  partnerStatus: text('(select status from partner where id = m.partner_id)'),
  isWaiting: flag(storeWaits('m.id')),
});
const FIND = `select ${FOUND.select} from ${FROM}`;

const TAKEN = `with asked as (select * from jsonb_to_recordset($1) as x(n integer, tin text, id bigint))
  ${sameTin('x.n', 'asked', 'merchant')}`;

const findStores = async (tx: Tx, rows: readonly Checked[]): Promise<Map<number, Found>> => {
  const wanted = rows.map(({ resolved }, n) => ({
    n,
    partner: resolved.partner_id,
    codes: spellingsOf(String(resolved.hsis_salesroom_code)),
  }));
  const values = [JSON.stringify(wanted)];
  const found = await FOUND.read(tx, { name: 'import-match-merchants', text: FIND, values });
  return new Map(found.map((row) => [row.n, row]));
};

const takenTins = async (
  tx: Tx,
  rows: readonly Checked[],
  found: ReadonlyMap<number, Found>,
): Promise<Set<number>> => {
  const wanted = rows.flatMap(({ resolved: { tin_number: tin } }, n) => {
    const old = found.get(n);
    // One that keeps its own number is not asked, whoever else asks for it.
    const keeps =
      typeof tin === 'string' && [tin, ...tinSpellings(tin)].some((one) => one === old?.store.tin_number);
    return tin && !keeps ? [{ n, tin, id: old?.id ?? null }] : [];
  });
  if (!wanted.length) return new Set();
  const values = [JSON.stringify(wanted)];
  const taken = await tx.query<{ n: number }>({ name: 'import-taken-tins', text: TAKEN, values });
  return new Set(taken.map(({ n }) => n));
};

const hourChanges = (before: readonly StoredHours[], resolved: Checked['resolved']): ColumnChange[] => {
  const { days, opening_hour: open, closing_hour: close } = resolved;
  if (!Array.isArray(days) || typeof open !== 'string' || typeof close !== 'string') return [];
  const after = [{ days: days.map(String), opening_hour: open, closing_hour: close }];
  if (hoursText(before) === hoursText(after)) return [];
  const columns = {
    before: { schedule: JSON.stringify(before) },
    after: { schedule: JSON.stringify(after) },
  };
  return [{ field: 'openingDays', before: hoursText(before), after: hoursText(after), columns }];
};

const terminalsText = (json: string | null): string | null =>
  json ? (JSON.parse(json) as string[]).join('; ') || null : null;

const FIELDS = comparedFields(
  { ...SHEET_STORE.by, ...SHEET_TERMINALS.by },
  { terminalIds: ({ terminalDetails }) => terminalsText(terminalDetails) },
);

const storeChanges = (
  { store }: Found,
  resolved: Checked['resolved'],
  isThirdParty: boolean,
): ColumnChange[] => {
  const of = storeColumns(isThirdParty);
  return columnChanges(FIELDS, textsOf(store, of), given(textsOf(resolved, of)));
};

const changesOf = (
  compareAddress: ReturnType<typeof addressChanges>,
  old: Found,
  { resolved }: Checked,
  isThirdParty: boolean,
): ColumnChange[] => {
  const address = compareAddress(old.address, textsOf(resolved, SHEET_ADDRESS));
  const person = textsOf(resolved, SHEET_PERSON);
  const people = person.first_name === null ? [] : contactChanges(old.contact, person);
  return [
    ...storeChanges(old, resolved, isThirdParty),
    ...(old.isSameAddress ? withColumn(address, 'is_same_address', 'true', 'false') : address),
    ...(old.isSameContact ? withColumn(people, 'is_same_contact', 'true', 'false') : people),
    ...hourChanges(old.hours, resolved),
  ];
};

/** Compares stores of the sheet with those that are there, by partner and salesroom code. */
export const matchMerchants =
  (kind: ImportKindId, isThirdParty: boolean) =>
  async (scope: ImportScope, rows: readonly Checked[]): Promise<Match[]> => {
    const compareAddress = addressChanges(await placeBook(scope.tx));
    const found = await findStores(scope.tx, rows);
    const taken = await takenTins(scope.tx, rows, found);
    const alone = await lastReviewed(
      scope,
      [...found.values()].map((old) => ({ ...old, merchantId: old.id })),
    );
    return rows.map((row, n): Match => {
      const old = found.get(n);
      const tin: Problem[] = taken.has(n) ? [{ field: 'tinNumber', code: 'taken' }] : [];
      if (!old) {
        const matters = mattersOfNew(String(row.resolved.status), 'newStore');
        return { action: 'create', problems: tin, matters };
      }
      const changes = changesOf(compareAddress, old, row, isThirdParty);
      if (!changes.length) return { action: 'unchanged', targetId: old.id };
      const fields = changes.map(({ field }) => field);
      const matters = mattersOfChange(old.status, fields);
      const problems = [
        ...refusalOf(scope, kind, 'hsisSalesroomCode', old),
        ...wouldCost('hsisSalesroomCode', { isWaiting: old.isWaiting, isLast: alone.has(n) }),
        ...tin,
        ...renameProblems('merchantName', matters),
      ];
      return { action: 'update', targetId: old.id, targetVersion: old.version, changes, problems, matters };
    });
  };
