import type { StoreForm } from '../form/applicationForm.ts';
import { createdByApplicant } from './createdByApplicant.ts';
import { sendAccount } from './sendAccount.ts';
import { sendAddress } from './sendAddress.ts';
import { sendCommodities } from './sendCommodities.ts';
import { sendBranchContact } from './sendMobile.ts';
import { sendAssociate, sendPerson } from './sendPerson.ts';
import { sendSchedules } from './sendSchedules.ts';
import { sendSites } from './sendSites.ts';

/** What the partner's call answered: whose store it is. */
export interface SentPartner {
  id: string;
  referenceNumber: string;
}

const given = <K extends string, T>(name: K, list: readonly T[]): Partial<Record<K, readonly T[]>> =>
  list.length > 0 ? ({ [name]: list } as Record<K, readonly T[]>) : {};

/** A store of an application as it is sent; what is the same as the partner's is left out. Applicants are named in createdBy. */
export const merchantPayload = (
  store: StoreForm,
  { id, referenceNumber }: SentPartner,
  sender: { anonymous: boolean },
) => ({
  partnerId: id,
  referenceNumber,
  name: store.merchantName.trim(),
  contactNumber: store.contactNumber.trim() ? sendBranchContact(store.contactNumber) : null,
  isSameAddress: store.isSameAddress,
  ...(store.isSameAddress ? {} : { address: sendAddress(store.address) }),
  isSameBank: store.isSameBank,
  ...(store.isSameBank ? {} : { bankDetails: sendAccount(store.bankInformation, sender) }),
  isSameContact: store.isSameContact,
  ...(store.isSameContact ? {} : { contactPerson: sendPerson(store.contactPerson, 'CONTACT_PERSON') }),
  commodities: sendCommodities(store.commodities),
  ...given('schedules', sendSchedules(store.schedules)),
  ...given('ecommerceSites', sendSites(store.ecommerceSites)),
  retailerAssociates: store.retailerAssociates.map(sendAssociate),
  ...(sender.anonymous ? { createdBy: createdByApplicant(referenceNumber) } : {}),
});
