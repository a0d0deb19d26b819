/**
 * Reads as resources.merchants.*; react-admin looks up `name` and `fields.<source>`, the other keys are ours.
 * A key added here is added in ../fil/merchants.ts too, or the type-check fails.
 */
export const merchants = {
  name: 'Merchant |||| Merchants',
  fields: {
    merchantName: 'Name',
    hsisSalesRoomCode: 'HSIS salesroom code',
    status: 'Status',
    partnerName: 'Partner',
    segment: 'Segment',
    city: 'City',
    province: 'Province',
    barangay: 'Barangay',
    street: 'Street',
    zipCode: 'ZIP code',
    tinNumber: 'TIN',
    accountOwner: 'Account owner',
    onBoardedBy: 'Onboarded by',
    vatType: 'VAT type',
    businessArea: 'Business area',
    minCashAmt: 'Smallest amount',
    maxCashAmt: 'Largest amount',
    isEwt: 'Withholding tax (EWT)',
    isTwa: 'Top withholding agent',
    updatedBy: 'Changed by',
    dtimeUpdated: 'Changed',
    dtimeCreated: 'Created',
  },
  place: 'Place',
  keyFacts: 'Key facts',
  address: 'Business address',
  terms: 'Terms',
  record: 'Record',
};
