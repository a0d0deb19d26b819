import { contactDetailFields, contactPersonFields, fullNameFields } from '#domain/fields/contactPerson.ts';
import { normalizeMobile } from '#domain/formats/mobile.ts';
import { readMobile } from '#domain/selfService/read/mobile.ts';
import { useApplyText } from '../parts/useApplyText.ts';
import { BirthDateFields } from './BirthDateFields.tsx';
import { useFromRegistration } from './fromRegistration.ts';
import { TextField } from './TextField.tsx';

/** A number as the form holds it, 917 123 4567, whatever was typed before its nine. */
export const tidyMobile = (typed: string): string => {
  const national = readMobile(normalizeMobile(typed)) || typed.trim();
  return national.replace(/^(9\d{2})(\d{3})(\d{4})$/, '$1 $2 $3');
};

export function NameFields() {
  const { firstName, middleName, lastName } = fullNameFields;
  return (
    <>
      <TextField name="firstName" field={firstName} maxLength={firstName.max} autoComplete="given-name" />
      <TextField
        name="middleName"
        field={middleName}
        maxLength={middleName.max}
        autoComplete="additional-name"
      />
      <TextField name="lastName" field={lastName} maxLength={lastName.max} autoComplete="family-name" />
    </>
  );
}

/** How a person is reached; what the registration knows stands there, and is said to come from it. */
export function ReachFields({ isOptional = false }: { isOptional?: boolean }) {
  const t = useApplyText();
  const { mobile, email } = useFromRegistration();
  const { mobileNumber, emailAddress } = contactDetailFields;
  return (
    <>
      <TextField
        name="mobileNumber"
        field={mobileNumber}
        isOptional={isOptional}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={mobileNumber.max}
        tidy={tidyMobile}
        hint={mobile ? t('person.fromRegistration') : t('person.mobileHint')}
      />
      <TextField
        name="emailAddress"
        field={emailAddress}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={emailAddress.max}
        hint={email ? t('person.fromRegistration') : undefined}
      />
    </>
  );
}

/** A person who signs, or who is spoken to. */
export function PersonFields() {
  return (
    <>
      <NameFields />
      <TextField
        name="jobTitle"
        field={contactPersonFields.jobTitle}
        maxLength={contactPersonFields.jobTitle.max}
        autoComplete="organization-title"
      />
      <BirthDateFields />
      <ReachFields />
    </>
  );
}
