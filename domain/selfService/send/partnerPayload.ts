import type { BankForm, BusinessForm } from '../form/applicationForm.ts';
import { sendAccount } from './sendAccount.ts';
import { sendAddress } from './sendAddress.ts';
import { sendMobile } from './sendMobile.ts';
import { sendPerson } from './sendPerson.ts';
import { sendTin } from './sendTin.ts';

/** Who fills the application in: a user, who may name rates, or whoever proved a mobile number. */
export type Sender =
  | { anonymous: false; mdrRates: readonly { type: string; mdrRate: string }[] }
  | { anonymous: true; fullName: string; jobTitle: string; mobileNumber: string };

const fullNameOf = ({ authorizedSignatory: { firstName, middleName, lastName } }: BankForm): string =>
  [firstName, middleName, lastName]
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join(' ');

/** Who applies, in the words of the payload; who leaves the name empty is who signs. */
const processorOf = (
  { registeredBusinessName }: BusinessForm,
  bank: BankForm,
  { fullName, jobTitle, mobileNumber }: Extract<Sender, { anonymous: true }>,
) => ({
  registeredBusinessName: registeredBusinessName.trim(),
  jobTitle: jobTitle.trim() || bank.authorizedSignatory.jobTitle.trim() || null,
  fullName: fullName.trim() || fullNameOf(bank),
  mobileNumber: sendMobile(mobileNumber),
});

const numberOrNull = (typed: string): string | null => typed.trim() || null;

/** The partner of an application as it is sent. Status and rates go with it from users alone; of an applicant the processor does. */
export const partnerPayload = (business: BusinessForm, bank: BankForm, sender: Sender) => ({
  name: business.registeredBusinessName.trim(),
  businessType: business.businessType,
  tinNumber: sendTin(business.businessTin),
  dtiRegistrationNumber: numberOrNull(business.dtiRegistrationNumber),
  secRegistrationNumber: numberOrNull(business.secRegistrationNumber),
  hcAgent: business.handlingTransactions === 'HC_SALES_AGENT',
  shoppingMallsPartner: business.shoppingmallPh,
  digitalPosPartner: business.homeCreditDigitalPayments,
  address: sendAddress(business.address),
  bankDetails: sendAccount(bank.bankInformation, sender),
  contactPerson: sendPerson(bank.authorizedSignatory, 'AUTHORIZED_SIGNATORY'),
  ...(sender.anonymous
    ? { processor: processorOf(business, bank, sender) }
    : { status: 'SUBMITTED' as const, mdrRates: [...sender.mdrRates] }),
});
