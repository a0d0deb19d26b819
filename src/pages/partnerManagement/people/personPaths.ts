import type { RecordAddress } from '../../../components/admin/records/useRecordAddress.ts';
import { managementPath } from '../../../providers/recordPaths.ts';

type Place = Pick<RecordAddress, 'type' | 'id'>;

/** A store as an address names it: below the partner that one came by, or twice in the list of stores. */
const placeOf = ({ type, id }: Place, merchantId: string) =>
  type === 'merchants' ? { type, id: merchantId, merchantId } : { type, id, merchantId };

/** Where a retailer associate stands, by one of its stores. */
export const associatePath = (place: Place, merchantId: string, retailerAssociateId: string): string =>
  managementPath('retailerAssociate', { ...placeOf(place, merchantId), retailerAssociateId });

/** Where a retailer associate is added to a store. */
export const associateAddPath = (place: Place, merchantId: string): string =>
  managementPath('retailerAssociateAdd', placeOf(place, merchantId));

/** Where a store itself stands, the way one came. */
export const storePath = (place: Place, merchantId: string): string =>
  place.type === 'merchants'
    ? managementPath('recordOverview', { type: 'merchants', id: merchantId })
    : managementPath('storeOverview', placeOf(place, merchantId));
