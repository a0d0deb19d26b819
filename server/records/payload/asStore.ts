import type { AssociateInput } from '#contract/associates.ts';
import type { MerchantInput } from '#contract/merchants.ts';
import type { MerchantPayload, PayloadPerson } from '#contract/shapes/merchantPayload.ts';
import type { RetailerAddressType } from '#domain/selfService/form/addressTypes.ts';
import { accountOfPayload } from './asApplication.ts';
import { addressOfPayload } from './payloadAddress.ts';

const asPerson = ({ names, mobile, addresses, ...person }: PayloadPerson): AssociateInput => {
  const addressOf = (wanted: RetailerAddressType) => {
    const found = addresses.find(({ type }) => type === wanted);
    return found ? addressOfPayload(found) : null;
  };
  return {
    ...person,
    ...names,
    mobileNumber: mobile,
    presentAddress: addressOf('Present'),
    permanentAddress: addressOf('Permanent'),
  };
};

/** The store that self-service sends, as stores are taken in. What staff alone set is left out. */
export const asStore = (payload: MerchantPayload): MerchantInput => ({
  merchantName: payload.name,
  merchantType: payload.merchantType,
  segment: null,
  contactNumber: payload.contactNumber,
  accountOwnerCode: undefined,
  hsisSalesRoomCode: undefined,
  acquirerId: undefined,
  pos: undefined,
  enableEmailDR: false,
  isSameAddress: payload.isSameAddress,
  address: payload.address ? addressOfPayload(payload.address) : null,
  tinNumber: payload.tinNumber,
  dtiRegistrationNumber: payload.dtiRegistrationNumber,
  secRegistrationNumber: payload.secRegistrationNumber,
  isSameBank: payload.isSameBank,
  bankDetails: payload.bankDetails ? accountOfPayload(payload.bankDetails) : null,
  isSameContact: payload.isSameContact,
  contactPerson: payload.contactPerson,
  commodities: payload.commodities,
  schedules: payload.schedules,
  ecommerceSites: payload.ecommerceSites,
  retailerAssociates: payload.retailerAssociates.map(asPerson),
  documents: [],
});
