import type {
  AccountForm,
  AddressForm,
  AssociateForm,
  BankForm,
  BirthDateForm,
  BusinessForm,
  NamesForm,
  PersonForm,
  StoreForm,
} from './applicationForm.ts';

const names = (): NamesForm => ({ firstName: '', middleName: '', lastName: '' });
const birthDate = (): BirthDateForm => ({ year: '', month: '', day: '' });

/** An address of which nothing is known. */
export const emptyAddress = (): AddressForm => ({
  region: null,
  province: null,
  municipality: null,
  subMunicipality: null,
  barangay: null,
  zipCode: null,
  streetNumber: '',
  streetName: '',
  buildingName: '',
  floorNumber: '',
  unitNumber: '',
});

/** Whether anything is chosen or typed of an address. */
export const isBegun = (address: AddressForm): boolean =>
  Object.values(address).some((part) => part !== null && part !== '');

/** The step business-details before anything is typed. */
export const emptyBusiness = (): BusinessForm => ({
  registeredBusinessName: '',
  businessTin: '',
  businessType: '',
  dtiRegistrationNumber: '',
  secRegistrationNumber: '',
  address: emptyAddress(),
  handlingTransactions: 'STORE_EMPLOYEE',
  shoppingmallPh: false,
  homeCreditDigitalPayments: false,
  skuTemplateDownloaded: false,
});

const emptyAccount = (): AccountForm => ({
  bank: null,
  bankBranch: null,
  accountName: '',
  accountNumber: '',
  accountType: null,
  isPaymentsReceived: true,
});

const emptyPerson = (): PersonForm => ({
  ...names(),
  birthDate: birthDate(),
  jobTitle: '',
  mobileNumber: '',
  emailAddress: '',
});

/** The step bank-information before anything is typed. */
export const emptyBank = (): BankForm => ({
  bankInformation: emptyAccount(),
  authorizedSignatory: emptyPerson(),
});

/** A person of a store before anything is typed. */
export const emptyAssociate = (): AssociateForm => ({
  ...names(),
  gender: null,
  civilStatus: null,
  birthDate: birthDate(),
  emailAddress: '',
  mobileNumber: '',
  position: null,
  isEnabled: true,
  isSameAddress: true,
  presentAddress: emptyAddress(),
  permanentAddress: emptyAddress(),
});

/** A store before anything is typed: all that it can share with its partner it shares. */
export const emptyStore = (): StoreForm => ({
  merchantName: '',
  contactNumber: '',
  isSameAddress: true,
  address: emptyAddress(),
  isSameBank: true,
  bankInformation: emptyAccount(),
  isSameContact: true,
  contactPerson: emptyPerson(),
  retailerAssociates: [],
  commodities: [],
  schedules: [],
  ecommerceSites: [],
});
