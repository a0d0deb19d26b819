import type { MerchantInput } from '#contract/merchants.ts';
import type { AddressInput } from '#contract/shapes/address.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { definitionOf, namesOf, placesOf } from '../../db/columns/definitionOf.ts';
import { type HandedIn, handedIn } from '../handedIn.ts';
import type { Work } from '../lock/work.ts';
import { insertAddresses } from '../parts/addresses.ts';
import { insertAssociates } from '../parts/associates.ts';
import { insertBanks } from '../parts/banks.ts';
import { insertCommodities } from '../parts/commodities.ts';
import { insertContacts } from '../parts/contacts.ts';
import type { Owner } from '../parts/owner.ts';
import { whenTaken } from '../parts/refuseTakenTins.ts';
import { insertSchedules } from '../parts/schedules.ts';
import { insertSites } from '../parts/sites.ts';
import { NEW_STORE } from './storeColumns.ts';
import { staffAfter } from './storeStaff.ts';

/** What new stores have from the partner whose they are. */
export interface Home {
  partnerId: string;
  referenceNumber: string;
  onboardedBy: string;
  accountOwner: { code: string; name: string } | null;
  /** Of stores that share it; null when the partner has none. */
  address: AddressInput | null;
}

const FIELDS = namesOf(NEW_STORE);
const HANDED_IN = writtenOf<HandedIn>('merchant m')(handedIn('m'));
const insert = (id: '' | 'id, ') =>
  `insert into merchant (${id}partner_id, created_at, created_by, updated_at, updated_by, ${namesOf(HANDED_IN)}, ${FIELDS})
  overriding system value select ${id}$2, $3, $4, $3, $4, ${placesOf(HANDED_IN, 5)}, ${FIELDS}
  from jsonb_to_recordset($1) as x(n integer, id bigint, ${definitionOf(NEW_STORE)})
  order by n returning id`;
const NEXT_IDS = { name: 'insert-stores', text: insert('') };
const KEPT_IDS = { name: 'insert-stores-as', text: insert('id, ') };

/** The place of a store: its own, or the one that it shares. */
const placeOf = (input: MerchantInput, { address }: Home): AddressInput | null =>
  input.isSameAddress ? address : (input.address ?? null);

const rowOf = (input: MerchantInput, home: Home, owners: ReadonlyMap<string, string>) => {
  const staff = staffAfter(input, { accountOwnerCode: home.accountOwner?.code ?? null });
  const code = staff.accountOwnerCode;
  const name = code ? (owners.get(code) ?? home.accountOwner?.name ?? null) : null;
  const place = placeOf(input, home);
  return NEW_STORE.write({
    ...input,
    ...staff,
    minCashAmt: staff.minCashAmt,
    maxCashAmt: staff.maxCashAmt,
    accountOwnerName: name,
    isSameAddress: input.isSameAddress ?? false,
    regionId: place?.regionId ?? null,
    provinceId: place?.provinceId ?? null,
    cityId: place?.municipalityId ?? null,
  });
};

type Made = { owner: Owner; input: MerchantInput };

/** One entry per entry of a list of every store. */
const each = <T>(made: readonly Made[], list: (input: MerchantInput) => readonly T[]) =>
  made.flatMap(({ owner, input }) => list(input).map((entry) => ({ owner, input: entry })));

const given = <T>(value: T | null | undefined): T[] => (value === null || value === undefined ? [] : [value]);

/** The field that is named when somebody else took a number or code meanwhile, and the ids that were kept for the stores. */
interface At {
  path?: string;
  ids?: readonly string[];
}

/** Writes stores that were checked before, with all that hangs below them, as Submitted; answers them in their order. */
export const insertStores = async (
  { tx, user, deps }: Work,
  home: Home,
  inputs: readonly MerchantInput[],
  owners: ReadonlyMap<string, string>,
  { path = '', ids: kept }: At = {},
): Promise<Owner[]> => {
  if (!inputs.length) return [];
  const by = { now: deps.now(), username: user.username };
  const rows = inputs.map((input, n) => ({ n, id: kept?.[n], ...rowOf(input, home, owners) }));
  const { partnerId, referenceNumber, onboardedBy } = home;
  const noted = HANDED_IN.write({
    ...{ status: 'SUBMITTED', referenceNumber, onBoardedBy: onboardedBy },
    ...{ submittedAt: by.now, submittedBy: by.username },
  });
  const ids = await tx
    .query<{ id: string }>({
      ...(kept ? KEPT_IDS : NEXT_IDS),
      values: [JSON.stringify(rows), partnerId, by.now, by.username, ...Object.values(noted)],
    })
    .catch(whenTaken(path));
  const made = inputs.map((input, at) => ({ owner: { partnerId, merchantId: ids[at]?.id ?? null }, input }));
  await Promise.all([
    insertAddresses(
      tx,
      each(made, (input) => given(placeOf(input, home))).map((row) => ({ ...row, type: 'BUSINESS_PLACE' })),
    ),
    insertBanks(
      tx,
      each(made, (input) => given(input.bankDetails)),
    ),
    insertContacts(
      tx,
      each(made, (input) => given(input.contactPerson)),
    ),
    insertCommodities(
      tx,
      each(made, (input) => input.commodities),
    ),
    insertSchedules(
      tx,
      each(made, (input) => input.schedules),
    ),
    insertSites(
      tx,
      each(made, (input) => input.ecommerceSites),
    ),
    insertAssociates(
      tx,
      each(made, (input) => input.retailerAssociates),
      by,
    ),
  ]);
  return made.map(({ owner }) => owner);
};
