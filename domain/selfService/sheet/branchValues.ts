import type { StoreForm } from '../form/applicationForm.ts';

/** What is kept of a store that came out of a sheet: what it has of its own; a form fills up the rest. */
export const branchValues = (store: StoreForm): Partial<StoreForm> => ({
  merchantName: store.merchantName,
  isSameAddress: store.isSameAddress,
  isSameBank: store.isSameBank,
  isSameContact: store.isSameContact,
  ...(store.contactNumber ? { contactNumber: store.contactNumber } : {}),
  ...(store.isSameAddress ? {} : { address: store.address }),
  ...(store.isSameBank ? {} : { bankInformation: store.bankInformation }),
  ...(store.isSameContact ? {} : { contactPerson: store.contactPerson }),
  ...(store.commodities.length ? { commodities: store.commodities } : {}),
  ...(store.schedules.length ? { schedules: store.schedules } : {}),
  ...(store.ecommerceSites.length ? { ecommerceSites: store.ecommerceSites } : {}),
});
