import type { MerchantDetails } from '#contract/merchants.ts';
import type { AddressInput } from '#contract/shapes/address.ts';
import { addressAfter, addressAfterProblem } from '#domain/records/sharedParts.ts';
import type { Tx } from '../../db/context.ts';
import { ADDRESS_FIELDS } from '../parts/addressColumns.ts';
import { addressProblems } from '../parts/addresses.ts';
import type { Problems } from '../parts/problems.ts';
import { readPartnerAddress } from './readHome.ts';

/** Where a store is after an edit, and what is wrong with it. */
export interface StorePlace {
  isShared: boolean;
  address: AddressInput | null;
  problems: Problems;
}

const NO_ADDRESS = {
  en: 'The partner has no address to share',
  fil: 'Walang address ang partner na magagamit',
};

const isSame = (one: AddressInput, other: AddressInput | null): boolean =>
  other !== null && ADDRESS_FIELDS.every((field) => (one[field] ?? null) === (other[field] ?? null));

/** What an edit makes of a store's place: the partner's address, or one of its own that is checked. */
export const storePlace = async (
  tx: Tx,
  partnerId: string,
  { address, isSameAddress }: Pick<MerchantDetails, 'address' | 'isSameAddress'>,
  wasShared: boolean,
): Promise<StorePlace> => {
  const ofPartner = await readPartnerAddress(tx, partnerId);
  const given = address ?? null;
  const edit = {
    isSameAddress,
    isGiven: given !== null,
    isPartners: given !== null && isSame(given, ofPartner),
  };
  const after = addressAfter(edit, wasShared);
  const problem = addressAfterProblem(after);
  if (problem) return { isShared: false, address: null, problems: { address: problem } };
  if (after === 'shared')
    return {
      isShared: true,
      address: ofPartner,
      problems: ofPartner ? {} : { isSameAddress: NO_ADDRESS },
    };
  const problems = given ? await addressProblems(tx, [{ input: given, path: 'address' }]) : {};
  return { isShared: false, address: given, problems };
};
