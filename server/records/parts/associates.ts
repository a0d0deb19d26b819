import type { AssociateInput, PersonalDetails } from '#contract/associates.ts';
import type { AddressInput } from '#contract/shapes/address.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { definitionOf, namesOf } from '../../db/columns/definitionOf.ts';
import { day, flag, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { type AddressType, insertAddresses } from './addresses.ts';
import { type Owner, ownerColumns, type Placed } from './owner.ts';
import { below } from './problems.ts';

type Placing = Omit<Placed<AssociateInput>, 'path'>;

/** Who a person of a store, `a`, is. */
export const ASSOCIATE_PERSONAL = writtenOf<PersonalDetails>('associate a')({
  firstName: text('a.first_name'),
  middleName: text('a.middle_name'),
  lastName: text('a.last_name'),
  gender: text('a.gender'),
  civilStatus: text('a.civil_status'),
  birthDate: day('a.birth_date'),
  email: text('a.email'),
  mobileNumber: text('a.mobile_number'),
});
/** A person of a store, `a`, as it is sent, without the addresses. */
export const ASSOCIATE = writtenOf<Omit<AssociateInput, 'presentAddress' | 'permanentAddress'>>(
  'associate a',
)({
  ...ASSOCIATE_PERSONAL.columns,
  position: text('a.position'),
  isSameAddress: flag('a.is_same_address'),
  isEnabled: flag('a.is_enabled'),
});
const FIELDS = namesOf(ASSOCIATE);
const INSERT = `insert into associate (partner_id, kind, ${FIELDS}, created_at, created_by, updated_at, updated_by)
  select partner_id, 'RETAILER', ${FIELDS}, $2, $3, $2, $3
  from jsonb_to_recordset($1) as x(n integer, partner_id bigint, ${definitionOf(ASSOCIATE)})
  order by n returning id`;
const JOIN = `insert into associate_merchant (partner_id, associate_id, merchant_id)
  select partner_id, associate_id, merchant_id
  from jsonb_to_recordset($1) as x(partner_id bigint, associate_id bigint, merchant_id bigint)`;

const asRow = ({ owner, input }: Placing, n: number) => ({
  n,
  ...ownerColumns(owner),
  ...ASSOCIATE.write(input),
});

/** The addresses that people of new stores were given, to be checked. */
export const associateAddresses = (
  placed: readonly Pick<Placed<AssociateInput>, 'input' | 'path'>[],
): { input: AddressInput; path: string }[] =>
  placed.flatMap(({ input, path }) =>
    [
      { input: input.presentAddress, path: below(path, 'presentAddress') },
      { input: input.permanentAddress, path: below(path, 'permanentAddress') },
    ].flatMap(({ input: address, path: at }) => (address ? [{ input: address, path: at }] : [])),
  );

const ownAddresses = (owner: Owner, { presentAddress, permanentAddress, isSameAddress }: AssociateInput) => {
  const given: [AddressType, AddressInput | null | undefined][] = [
    ['PRESENT', presentAddress],
    ['PERMANENT', isSameAddress ? null : permanentAddress],
  ];
  return given.flatMap(([type, input]) => (input ? [{ owner, type, input }] : []));
};

/** Writes people of stores with their addresses; answers their ids, in the order given. */
export const insertAssociates = async (
  tx: Tx,
  placed: readonly Placing[],
  by: { now: Date; username: string },
): Promise<string[]> => {
  if (!placed.length) return [];
  const made = await tx.query<{ id: string }>({
    name: 'insert-associates',
    text: INSERT,
    values: [JSON.stringify(placed.map(asRow)), by.now, by.username],
  });
  const people = placed.map(({ owner, input }, at) => ({ owner, input, id: made[at]?.id ?? '' }));
  const stores = people.map(({ owner, id }) => ({ ...ownerColumns(owner), associate_id: id }));
  await Promise.all([
    tx.query({ name: 'join-associates', text: JOIN, values: [JSON.stringify(stores)] }),
    insertAddresses(
      tx,
      people.flatMap(({ owner: { partnerId }, input, id }) =>
        ownAddresses({ partnerId, merchantId: null, associateId: id }, input),
      ),
    ),
  ]);
  return people.map(({ id }) => id);
};
