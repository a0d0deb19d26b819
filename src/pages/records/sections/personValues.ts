import type { ContactPerson } from '#contract/shapes/contactPerson.ts';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { filled } from '../../../components/admin/records/sections/sectionForm.ts';

/** A person as a form holds one; an empty one when there is none. */
export const personToValues = (person: ContactPerson | undefined): Values => ({
  fullName: {
    firstName: person?.fullName.firstName ?? '',
    middleName: person?.fullName.middleName ?? '',
    lastName: person?.fullName.lastName ?? '',
  },
  birthDate: person?.birthDate ?? '',
  jobTitle: person?.jobTitle ?? '',
  contactDetail: {
    mobileNumber: person?.contactDetail.mobileNumber ?? '',
    landlineNumber: person?.contactDetail.landlineNumber ?? '',
    emailAddress: person?.contactDetail.emailAddress ?? '',
  },
});

/** A person as it is sent, in a role. The groups stand even when empty, so that what is missing is named by its field. */
export const personToBody = (values: unknown, role: unknown): Values => ({
  fullName: {},
  contactDetail: {},
  ...filled(values),
  role,
});

/** Whether anything was typed of a person. */
export const isPersonGiven = (values: unknown): boolean => {
  const groups = Object.values(filled(values));
  return groups.some((value) =>
    typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : true,
  );
};
