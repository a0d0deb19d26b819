import type { ADDRESS_TYPES, Address, AddressInput } from '#contract/shapes/address.ts';
import { zipLabel } from '#domain/lookupLabels.ts';
import { type PlacesFound, placeProblems } from '#domain/places/placeChain.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { definitionOf, namesOf, takenFrom } from '../../db/columns/definitionOf.ts';
import { flag, id, text } from '../../db/columns/kinds.ts';
import { made, madeOf } from '../../db/columns/nested.ts';
import type { Tx } from '../../db/context.ts';
import { ADDRESS } from './addressColumns.ts';
import { type Owner, ownerColumns, type Placed } from './owner.ts';
import { type Problems, placedAt, refuseProblems } from './problems.ts';

export type AddressType = (typeof ADDRESS_TYPES)[number];
export interface NewAddress extends Placed<AddressInput> {
  type: AddressType;
}

const OWNERS = {
  partner: {
    rows: 'a.partner_id = $1 and a.merchant_id is null and a.associate_id is null',
    one: '(partner_id, type) where merchant_id is null and associate_id is null',
  },
  merchant: { rows: 'a.merchant_id = $1', one: '(merchant_id, type) where merchant_id is not null' },
  associate: { rows: 'a.associate_id = $1', one: '(associate_id, type) where associate_id is not null' },
} as const;
type Kind = keyof typeof OWNERS;

const kindOf = ({ merchantId, associateId }: Owner): Kind =>
  associateId ? 'associate' : merchantId ? 'merchant' : 'partner';

const FROM = `address a left join region r on r.id = a.region_id left join province v on v.id = a.province_id
  left join city c on c.id = a.city_id left join sub_municipality s on s.id = a.sub_municipality_id
  left join barangay b on b.id = a.barangay_id left join zip_code z on z.id = a.zip_code_id`;
const SHOWN = columnsOf<Address>(FROM)({
  id: id('a.id'),
  type: text('a.type'),
  country: made({}, () => 'PH'),
  ...ADDRESS.columns,
  region: text('r.name'),
  province: text('v.name'),
  municipality: text('c.name'),
  subMunicipality: text('s.name'),
  barangay: text('b.name'),
  zipCode: made(
    { zip: text('z.zip'), town: text('z.name'), typed: text('a.zip_typed') },
    ({ zip, town, typed }) => (zip === null ? typed : zipLabel({ name: zip, zipCode: town ?? '' })),
  ),
});

/** The addresses of an owner; those of a store that shares its partner's address are kept in step with it. */
export const readAddresses = async (tx: Tx, owner: Owner): Promise<Address[]> => {
  const kind = kindOf(owner);
  return SHOWN.read(tx, {
    name: `addresses-of-${kind}`,
    text: `select ${SHOWN.select} from ${FROM} where ${OWNERS[kind].rows} order by a.id`,
    values: [owner.associateId ?? owner.merchantId ?? owner.partnerId],
  });
};

const OF_PARTNER = columnsOf<{ address: Address; partnerId: string }>(FROM)({
  address: madeOf(SHOWN, (shown) => shown),
  partnerId: id('a.partner_id'),
});
const REGISTERED = `select ${OF_PARTNER.select} from ${FROM}
  where a.partner_id = any($1::bigint[]) and a.merchant_id is null and a.associate_id is null and a.type = 'REGISTRATION'`;

/** Where partners are registered, by partner; one of which nothing is known is not among them. */
export const readRegisteredAddresses = async (
  tx: Tx,
  partnerIds: readonly string[],
): Promise<ReadonlyMap<string, Address>> => {
  const rows = await OF_PARTNER.read(tx, {
    name: 'registered-addresses',
    text: REGISTERED,
    values: [partnerIds],
  });
  return new Map(rows.map(({ partnerId, address }) => [partnerId, address]));
};

const PLACES = columnsOf<PlacesFound>(
  'region r, province v, city c, sub_municipality s, barangay b, zip_code z, (select null as part) x',
)({
  region: text('r.id'),
  provinceRegion: text('v.region_id'),
  cityProvince: text('c.province_id'),
  cityHasParts: flag('exists (select from sub_municipality where city_id = c.id)'),
  cityHasZips: flag(`exists (select from zip_code
    where city_id = c.id and (sub_municipality_id is null or sub_municipality_id = x.part))`),
  partCity: text('s.city_id'),
  barangayCity: text('b.city_id'),
  barangayPart: text('b.sub_municipality_id'),
  zipCity: text('z.city_id'),
  zipPart: text('z.sub_municipality_id'),
});
const FIND = `select ${PLACES.select}
  from jsonb_to_recordset($1) as x(n integer, region text, province text, city text, part text, barangay text, zip text)
  left join region r on r.id = x.region left join province v on v.id = x.province left join city c on c.id = x.city
  left join sub_municipality s on s.id = x.part left join barangay b on b.id = x.barangay left join zip_code z on z.id = x.zip
  order by x.n`;

/** What is wrong with addresses: places that do not lie in each other. One statement for all of them. */
export const addressProblems = async (
  tx: Tx,
  placed: readonly Pick<Placed<AddressInput>, 'input' | 'path'>[],
): Promise<Problems> => {
  if (!placed.length) return {};
  const wanted = placed.map(({ input }, n) => ({
    n,
    region: input.regionId,
    province: input.provinceId,
    city: input.municipalityId,
    part: input.subMunicipalityId ?? null,
    barangay: input.barangayId,
    zip: input.zipCodeId ?? null,
  }));
  const found = await PLACES.read(tx, {
    name: 'find-places',
    text: FIND,
    values: [JSON.stringify(wanted)],
  });
  return Object.assign(
    {},
    ...placed.map(({ input, path }, at) => {
      const places = found[at];
      return places ? placedAt(path, placeProblems(input, places)) : {};
    }),
  );
};

const FIELDS = namesOf(ADDRESS);
const INSERT = `insert into address (partner_id, merchant_id, associate_id, type, ${FIELDS})
  select partner_id, merchant_id, associate_id, type, ${FIELDS}
  from jsonb_to_recordset($1) as x(n integer, partner_id bigint, merchant_id bigint, associate_id bigint, type text,
    ${definitionOf(ADDRESS)})
  order by n`;
const upsert = (kind: Kind) =>
  `${INSERT} on conflict ${OWNERS[kind].one} do update set ${takenFrom(ADDRESS, 'excluded')}`;

const asRow = ({ owner, type, input }: Omit<NewAddress, 'path'>, n: number) => ({
  n,
  ...ownerColumns(owner),
  type,
  ...ADDRESS.write(input),
});

/** Writes addresses that were checked before, of any owners, each in the place of the one of its type. */
export const writeAddresses = async (tx: Tx, rows: readonly Omit<NewAddress, 'path'>[]): Promise<void> => {
  const groups = Map.groupBy(rows, ({ owner }) => kindOf(owner));
  await Promise.all(
    [...groups].map(([kind, of]) =>
      tx.query({
        name: `write-addresses-${kind}`,
        text: upsert(kind),
        values: [JSON.stringify(of.map(asRow))],
      }),
    ),
  );
};

/** Writes the addresses of new owners, which have none before. */
export const insertAddresses = async (tx: Tx, rows: readonly Omit<NewAddress, 'path'>[]): Promise<void> => {
  if (!rows.length) return;
  await tx.query({ name: 'insert-addresses', text: INSERT, values: [JSON.stringify(rows.map(asRow))] });
};

/** Checks and writes one address. 400 on the field below `path`. */
export const saveAddress = async (
  tx: Tx,
  owner: Owner,
  type: AddressType,
  input: AddressInput,
  path: string,
): Promise<void> => {
  refuseProblems(await addressProblems(tx, [{ input, path }]));
  await writeAddresses(tx, [{ owner, type, input }]);
};

const FOLLOW = `with moved as (
    update address a set (${FIELDS}) = (${namesOf(ADDRESS, 'p.')})
    from address p join merchant m on m.partner_id = p.partner_id and m.is_same_address
    where p.partner_id = $1 and p.merchant_id is null and p.associate_id is null and p.type = 'REGISTRATION'
      and a.merchant_id = m.id and a.type = 'BUSINESS_PLACE'
      and (${namesOf(ADDRESS, 'a.')}) is distinct from (${namesOf(ADDRESS, 'p.')})
    returning a.merchant_id
  )
  update merchant set version = version + 1, updated_at = $2, updated_by = $3, edited_at = $2, edited_by = $3
  where id in (select merchant_id from moved)`;

/** Takes the stores along that share the address of a partner which has just been written. */
export const followAddress = async (
  tx: Tx,
  partnerId: string,
  by: { now: Date; username: string },
): Promise<void> => {
  const values = [partnerId, by.now, by.username];
  await tx.query({ name: 'follow-address', text: FOLLOW, values });
};
