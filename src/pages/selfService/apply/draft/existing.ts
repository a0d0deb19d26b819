import type { BankForm, BusinessForm } from '#domain/selfService/form/applicationForm.ts';
import { prefilledBank, prefilledBusiness } from '#domain/selfService/read/prefilled.ts';
import { inDraft } from '../../../../providers/applicant/drafts.ts';
import { getOwnPartner, type OwnPartner } from '../../../../providers/applicant/partners.ts';

/** A partner that is there and gets stores: its business and bank as the steps have them, to be read and not changed. */
export interface Existing {
  id: string;
  business: BusinessForm;
  bank: BankForm;
  /** It has an account, which its stores may share. */
  hasBank: boolean;
}

/** The step business-details, filled with the partner. */
export const existingBusiness = (partner: OwnPartner): BusinessForm =>
  prefilledBusiness(partner, partner.address);

const UNTOLD = { mobileNumber: null, emailAddress: null };

/** The step bank-information, likewise: of the account four digits, of who signs the name alone. */
export const existingBank = ({ bankDetails, authorizedSignatory: fullName }: OwnPartner): BankForm => {
  const role = 'AUTHORIZED_SIGNATORY';
  const signs = fullName && { role, fullName, birthDate: null, jobTitle: null, contactDetail: UNTOLD };
  return prefilledBank(bankDetails, signs);
};

/** The partner of a draft of stores. */
export const readExisting = async (referenceNumber: string): Promise<Existing> => {
  const partner = await inDraft(referenceNumber, getOwnPartner);
  return {
    id: partner.id,
    business: existingBusiness(partner),
    bank: existingBank(partner),
    hasBank: partner.bankDetails !== null,
  };
};
