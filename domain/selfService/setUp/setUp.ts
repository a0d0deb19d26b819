import type { CheckedPartner } from './existingPartner.ts';

/** The steps of setting up an application from a partner that is there; each may fail. */
export interface SetUpSteps<Partner, Business, Bank> {
  loadPartner: () => Promise<Partner>;
  validate: (partner: Partner) => Promise<CheckedPartner>;
  /** Keeps the partner with what was typed to find it, its reference number or TIN. */
  store: (partner: Partner, found: { searchIdentifier: string; referenceNumber: string }) => void;
  loadBusiness: (partner: Partner) => Promise<Business>;
  loadBank: (partner: Partner) => Promise<Bank>;
  fillBusinessDetails: (business: Business) => void;
  fillBankInformation: (bank: Bank) => void;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Sets up an application from a partner that is there, in the order of its steps: true when all went well, false on any failure, which
 * is never thrown. Why it failed is handed to `keepReason`, for whoever has to tell people.
 */
export const setUp = async <Partner, Business, Bank>(
  steps: SetUpSteps<Partner, Business, Bank>,
  searchIdentifier: string,
  keepReason: (reason: string) => void,
): Promise<boolean> => {
  try {
    const partner = await steps.loadPartner();
    const checked = await steps.validate(partner);
    if (!checked.valid) throw new Error(checked.error);
    steps.store(partner, { searchIdentifier, referenceNumber: checked.referenceNumber });
    const [business, bank] = await Promise.all([steps.loadBusiness(partner), steps.loadBank(partner)]);
    steps.fillBusinessDetails(business);
    steps.fillBankInformation(bank);
    return true;
  } catch (error) {
    keepReason(reasonOf(error));
    return false;
  }
};
