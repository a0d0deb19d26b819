import type { CreatePartnerBody } from '#contract/partners.ts';
import type { BankAccountInput } from '#contract/shapes/bankAccount.ts';
import type { PartnerPayload } from '#contract/shapes/partnerPayload.ts';
import { addressOfPayload } from './payloadAddress.ts';

/** An account of a payload as it is kept: by its ids. */
export const accountOfPayload = (account: PartnerPayload['bankDetails']): BankAccountInput => ({
  bankId: account.bankId,
  bankBranchId: account.bankBranchId,
  accountName: account.accountName,
  accountNumber: account.accountNumber,
  accountType: account.accountType,
  isPaymentsReceived: account.isPaymentsReceived,
});

/** What an application has besides its payload. */
type More = Partial<
  Pick<CreatePartnerBody, 'mdrRates' | 'onBoardedBy' | 'processor' | 'contactPersons' | 'merchants'>
>;

/** The partner that self-service sends, as an application is taken in. What staff alone set is left out. */
export const asApplication = (payload: PartnerPayload, more: More): CreatePartnerBody => ({
  name: payload.name,
  tradeMark: null,
  businessEntity: payload.businessType,
  tinNumber: payload.tinNumber,
  dtiRegistrationNumber: payload.dtiRegistrationNumber,
  secRegistrationNumber: payload.secRegistrationNumber,
  partnerBrandId: undefined,
  accountOwnerCode: undefined,
  hsisCode: undefined,
  notes: undefined,
  hcAgent: payload.hcAgent,
  shoppingMallsPartner: payload.shoppingMallsPartner,
  digitalPosPartner: payload.digitalPosPartner,
  enableEmailDR: false,
  enableEmail2307: false,
  address: addressOfPayload(payload.address),
  bankDetails: accountOfPayload(payload.bankDetails),
  authorizedSignatory: payload.contactPerson,
  onBoardedBy: null,
  processor: null,
  contactPersons: [],
  mdrRates: [],
  merchants: [],
  documents: [],
  ...more,
});
