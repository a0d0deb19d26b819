import type { MerchantInput } from '#contract/merchants.ts';
import { associateProblems, repeatedPeople } from '#domain/people/associate.ts';
import { cashLimitProblems } from '#domain/records/cashLimits.ts';
import { repeatedCodes } from '#domain/records/newStores.ts';
import { scheduleProblems } from '#domain/records/openingHours.ts';
import { sharedPartProblems } from '#domain/records/sharedParts.ts';
import type { Tx } from '../../db/context.ts';
import { ownerProblems, readAccountOwners } from '../parts/accountOwners.ts';
import { addressProblems } from '../parts/addresses.ts';
import { associateAddresses } from '../parts/associates.ts';
import { bankProblems } from '../parts/banks.ts';
import { type CodeAt, codeProblems } from '../parts/codeProblems.ts';
import { commodityProblems, readKnownCommodities } from '../parts/commodities.ts';
import { contactProblems, signatoryContactProblems } from '../parts/contacts.ts';
import { below, type Problems, placedAt } from '../parts/problems.ts';
import { siteProblems } from '../parts/sites.ts';

/** A store that is to be made, at its path in the body. */
export interface NewStore {
  input: MerchantInput;
  path: string;
}

const codesOf = ({ input, path }: NewStore): CodeAt[] => [
  { list: 'merchant-type', code: input.merchantType, path: below(path, 'merchantType') },
  { list: 'business-areas', code: input.businessArea, path: below(path, 'businessArea') },
  { list: 'vat-types', code: input.vatType, path: below(path, 'vatType') },
];

const addressesOf = ({ input, path }: NewStore) => [
  ...(input.address ? [{ input: input.address, path: below(path, 'address') }] : []),
  ...associateAddresses(
    input.retailerAssociates.map((person, at) => ({
      input: person,
      path: below(path, `retailerAssociates.${at}`),
    })),
  ),
];

const peopleProblems = ({ input, path }: NewStore, today: string): Problems => {
  const contact = input.contactPerson;
  const contacts = contact ? [{ input: contact, path: below(path, 'contactPerson') }] : [];
  const associates = input.retailerAssociates.map((person, at) =>
    placedAt(below(path, `retailerAssociates.${at}`), associateProblems(person, today)),
  );
  const repeated = repeatedPeople(input.retailerAssociates, below(path, 'retailerAssociates'));
  return Object.assign(
    {},
    signatoryContactProblems(contacts),
    contactProblems(contacts, today),
    ...associates,
    repeated,
  );
};

/** What is wrong with a store by itself. */
const ownProblems = (
  { input, path }: NewStore,
  commodities: ReadonlyMap<string, string | null>,
): Problems => ({
  ...placedAt(path, { ...cashLimitProblems(input), ...sharedPartProblems(input) }),
  ...scheduleProblems(input.schedules, below(path, 'schedules')),
  ...siteProblems(input.ecommerceSites, below(path, 'ecommerceSites')),
  ...commodityProblems(input.commodities, commodities, below(path, 'commodities')),
});

const codesTwice = (stores: readonly NewStore[]): Problems =>
  Object.fromEntries(
    [...repeatedCodes(stores.map(({ input }) => input.hsisSalesRoomCode))].map(([at, sentence]) => [
      below(stores[at]?.path ?? '', 'hsisSalesRoomCode'),
      sentence,
    ]),
  );

/** What is wrong with new stores, and the account owners by name. One flush of statements, however many they are. */
export const newStoreProblems = async (
  tx: Tx,
  stores: readonly NewStore[],
  today: string,
): Promise<{ problems: Problems[]; owners: ReadonlyMap<string, string> }> => {
  if (!stores.length) return { problems: [], owners: new Map() };
  const [owners, commodities, ...found] = await Promise.all([
    readAccountOwners(
      tx,
      stores.map(({ input }) => input.accountOwnerCode),
    ),
    readKnownCommodities(tx),
    codeProblems(tx, stores.flatMap(codesOf)),
    addressProblems(tx, stores.flatMap(addressesOf)),
    bankProblems(
      tx,
      stores.flatMap(({ input, path }) =>
        input.bankDetails ? [{ input: input.bankDetails, path: below(path, 'bankDetails') }] : [],
      ),
    ),
  ]);
  return {
    owners,
    problems: [
      ...stores.map((store) => ownProblems(store, commodities)),
      ...stores.map((store) => peopleProblems(store, today)),
      ...stores.map(({ input, path }) =>
        ownerProblems(input.accountOwnerCode, owners, below(path, 'accountOwnerCode')),
      ),
      codesTwice(stores),
      ...found,
    ],
  };
};
