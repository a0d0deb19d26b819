import { pathOf } from '#domain/pages.ts';
import type { RecordAddress } from '../../../components/admin/records/useRecordAddress.ts';

type Place = Pick<RecordAddress, 'type' | 'id'>;

/** A store as an address names it: below the partner that one came by, or twice in the list of stores. */
const placeOf = ({ type, id }: Place, merchantId: string) =>
  type === 'merchants' ? { type, id: merchantId, merchantId } : { type, id, merchantId };

/** Where a retailer associate stands, by one of its stores. */
export const associatePath = (place: Place, merchantId: string, retailerAssociateId: string): string =>
  pathOf('retailerAssociate', { ...placeOf(place, merchantId), retailerAssociateId });

/** Where a retailer associate is added to a store. */
export const associateAddPath = (place: Place, merchantId: string): string =>
  pathOf('retailerAssociateAdd', placeOf(place, merchantId));

/** Where a store itself stands, the way one came. */
export const storePath = (place: Place, merchantId: string): string =>
  place.type === 'merchants'
    ? pathOf('recordOverview', { type: 'merchants', id: merchantId })
    : pathOf('storeOverview', placeOf(place, merchantId));
