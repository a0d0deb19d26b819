import type { Address, AddressInput } from '#contract/shapes/address.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { readAddresses } from '../parts/addresses.ts';
import { accountOwnerColumn } from '../recordColumns.ts';
import type { Home } from './insertStores.ts';

const OWNED = columnsOf<Pick<Home, 'onboardedBy' | 'accountOwner'>>('partner p')({
  onboardedBy: text('p.onboarded_by'),
  accountOwner: accountOwnerColumn('p'),
});
const READ = `select ${OWNED.select} from partner p where p.id = $1`;

/** An address as it would be sent; null for an old one that has not every place. */
const asInput = (address: Address | undefined): AddressInput | null => {
  if (!address) return null;
  const { regionId, provinceId, municipalityId, barangayId } = address;
  if (!regionId || !provinceId || !municipalityId || !barangayId) return null;
  const { subMunicipalityId, zipCodeId, zipTyped, streetNumber, streetName } = address;
  const { buildingName, floorNumber, unitNumber } = address;
  const places = { regionId, provinceId, municipalityId, subMunicipalityId, barangayId, zipCodeId, zipTyped };
  return { ...places, streetNumber, streetName, buildingName, floorNumber, unitNumber };
};

/** Of a store that is to share the address of a partner that has none. */
export const NO_SHARED_ADDRESS = {
  en: 'The partner has no address to share',
  fil: 'Walang address ang partner na magagamit',
};

/** The registration address of a partner, for stores that share it; null when it has none. */
export const readPartnerAddress = async (tx: Tx, partnerId: string): Promise<AddressInput | null> => {
  const addresses = await readAddresses(tx, { partnerId, merchantId: null });
  return asInput(addresses.find(({ type }) => type === 'REGISTRATION'));
};

/** What a new store has from a partner that is there already. */
export const readHome = async (tx: Tx, partnerId: string): Promise<Omit<Home, 'referenceNumber'>> => {
  const [address, [row]] = await Promise.all([
    readPartnerAddress(tx, partnerId),
    OWNED.read(tx, {
      name: 'home-of-stores',
      text: READ,
      values: [partnerId],
    }),
  ]);
  const { onboardedBy = '', accountOwner: owner = null } = row ?? {};
  return { partnerId, onboardedBy, accountOwner: owner, address };
};
