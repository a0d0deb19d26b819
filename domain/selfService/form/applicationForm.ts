import type { CivilStatus, Gender } from '../../people/personWords.ts';
import type { CommodityItem } from './commodityItem.ts';

/** A chosen place, bank or branch: what is read and what is sent. */
export interface Choice {
  label: string;
  value: string;
}

/** An address as the pages hold it: the cascade as choices, what stands below the barangay as text. */
export interface AddressForm {
  region: Choice | null;
  province: Choice | null;
  municipality: Choice | null;
  subMunicipality: Choice | null;
  barangay: Choice | null;
  /** Of a town without codes to choose from the value is empty and the label what was typed. */
  zipCode: Choice | null;
  streetNumber: string;
  streetName: string;
  buildingName: string;
  floorNumber: string;
  unitNumber: string;
}

/** A birth date as it is asked for: the month by its English name. */
export interface BirthDateForm {
  year: string;
  month: string;
  day: string;
}

export interface NamesForm {
  firstName: string;
  middleName: string;
  lastName: string;
}

/** Who takes the customers' transactions in the store: an agent of the provider, or the store's own people. */
export type HandlingTransactions = 'HC_SALES_AGENT' | 'STORE_EMPLOYEE';

/** The step business-details. */
export interface BusinessForm {
  registeredBusinessName: string;
  businessTin: string;
  /** A code of the business types; empty while none is chosen. */
  businessType: string;
  dtiRegistrationNumber: string;
  secRegistrationNumber: string;
  address: AddressForm;
  handlingTransactions: HandlingTransactions;
  shoppingmallPh: boolean;
  homeCreditDigitalPayments: boolean;
  /** Whether the template of products was fetched, which Shoppingmall.ph asks for. */
  skuTemplateDownloaded: boolean;
}

export interface AccountForm {
  bank: Choice | null;
  bankBranch: Choice | null;
  accountName: string;
  accountNumber: string;
  accountType: 'SAVINGS' | 'CURRENT' | null;
  isPaymentsReceived: boolean;
}

/** A person who is reached: who signs, or the contact of a store. The mobile number stands without its 63. */
export interface PersonForm extends NamesForm {
  birthDate: BirthDateForm;
  jobTitle: string;
  mobileNumber: string;
  emailAddress: string;
}

/** The step bank-information. */
export interface BankForm {
  bankInformation: AccountForm;
  authorizedSignatory: PersonForm;
}

/** A person who works in a store. */
export interface AssociateForm extends NamesForm {
  gender: Gender | null;
  civilStatus: CivilStatus | null;
  birthDate: BirthDateForm;
  emailAddress: string;
  mobileNumber: string;
  position: string | null;
  isEnabled: boolean;
  isSameAddress: boolean;
  presentAddress: AddressForm;
  permanentAddress: AddressForm;
}

export interface ScheduleForm {
  days: string[];
  /** HH:mm. */
  openingHour: string;
  closingHour: string;
}

export interface SiteForm {
  website: string;
  isEnabled: boolean;
}

/** One store: the steps below branch-details. */
export interface StoreForm {
  merchantName: string;
  contactNumber: string;
  isSameAddress: boolean;
  address: AddressForm;
  isSameBank: boolean;
  bankInformation: AccountForm;
  isSameContact: boolean;
  contactPerson: PersonForm;
  retailerAssociates: AssociateForm[];
  commodities: CommodityItem[];
  schedules: ScheduleForm[];
  ecommerceSites: SiteForm[];
}
