import type { AssociateForm, NamesForm, PersonForm } from '../form/applicationForm.ts';
import { type SentAddress, sendAddress } from './sendAddress.ts';
import { sendBirthDate } from './sendBirthDate.ts';
import { sendMobile } from './sendMobile.ts';

const textOrNull = (typed: string): string | null => typed.trim() || null;

const sendNames = ({ firstName, middleName, lastName }: NamesForm) => ({
  firstName: firstName.trim(),
  middleName: textOrNull(middleName),
  lastName: lastName.trim(),
});

/** A contact person in a role as it is sent: the birth date as YYYY-MM-DD, the mobile number with its 63. */
export const sendPerson = <R extends string>(person: PersonForm, role: R) => ({
  role,
  fullName: sendNames(person),
  birthDate: sendBirthDate(person.birthDate),
  jobTitle: textOrNull(person.jobTitle),
  contactDetail: {
    mobileNumber: sendMobile(person.mobileNumber),
    emailAddress: textOrNull(person.emailAddress),
  },
});

const addressesOf = (person: AssociateForm): SentAddress[] => {
  const present = person.presentAddress.region ? [sendAddress(person.presentAddress, 'Present')] : [];
  const permanent = person.permanentAddress.region ? [sendAddress(person.permanentAddress, 'Permanent')] : [];
  return person.isSameAddress ? present : [...present, ...permanent];
};

/** A person of a store as it is sent. A permanent address that is the same as none is none. */
export const sendAssociate = (person: AssociateForm) => ({
  names: sendNames(person),
  gender: person.gender,
  civilStatus: person.civilStatus,
  birthDate: sendBirthDate(person.birthDate),
  email: textOrNull(person.emailAddress),
  mobile: person.mobileNumber.trim() ? sendMobile(person.mobileNumber) : null,
  position: person.position,
  isEnabled: person.isEnabled,
  isSameAddress: person.isSameAddress && person.presentAddress.region !== null,
  addresses: addressesOf(person),
});
