/** The type of the address of whoever applies, a partner or a store. */
export const SELF_SERVICE_ADDRESS_TYPE = 'Registration';

/** The types of the addresses of people of stores. */
export const RETAILER_ADDRESS_TYPES = ['Present', 'Permanent'] as const;
export type RetailerAddressType = (typeof RETAILER_ADDRESS_TYPES)[number];
