import type { NewUserInput } from '#contract/shapes/newUser.ts';
import { normalizeMobile } from '#domain/formats/mobile.ts';
import type { RegisterPlace } from '#domain/people/registering/registerSteps.ts';
import type { Answers } from './answers.ts';

/** The registration as it is sent. */
export const registrationBody = (answers: Answers): NewUserInput => ({
  registrationCode: answers.code.trim(),
  otpId: answers.proof?.otpId ?? null,
  flagAcceptableUse: answers.flagAcceptableUse,
  flagPrivacyPolicy: answers.flagPrivacyPolicy,
  fullName: {
    firstName: answers.firstName.trim(),
    middleName: answers.middleName.trim() || null,
    lastName: answers.lastName.trim(),
  },
  birthDate: answers.birthDate,
  contactNumber: {
    mobile: normalizeMobile(answers.mobile) ?? answers.mobile,
    landline: answers.landline.trim() || null,
  },
  emailAddress: answers.emailAddress.trim(),
  jobTitle: answers.jobTitle,
  merchants: answers.stores.map((merchantId, at) => ({ merchantId, primary: at === 0 })),
  codeIdentificationType: answers.codeIdentificationType,
  textIdentificationNumber: answers.textIdentificationNumber.trim(),
  dateValidity: answers.dateValidity || null,
  identificationFile: answers.files.identification ?? null,
  selfieFile: answers.files.selfie ?? null,
  moduleCodes: answers.moduleCodes,
});

/** The page that a field of the body is answered on. */
const PLACES: readonly [field: RegExp, place: RegisterPlace][] = [
  [/^registrationCode/, 'code'],
  [/^(?:fullName|birthDate)/, 'personal-details/name'],
  [/^(?:contactNumber|emailAddress)/, 'personal-details/contact'],
  [/^otpId/, 'personal-details/verify'],
  [/^(?:jobTitle|merchants|partnerId)/, 'personal-details/work'],
  [/^selfieFile/, 'identification/selfie'],
  [
    /^(?:codeIdentificationType|textIdentificationNumber|dateValidity|identificationFile)/,
    'identification/id',
  ],
  [/^module/, 'modules'],
];

/** Where to mend a field of the body that was refused. */
export const placeOfField = (field: string): RegisterPlace => {
  const name = field.replace(/^body\./, '');
  return PLACES.find(([pattern]) => pattern.test(name))?.[1] ?? 'review';
};
