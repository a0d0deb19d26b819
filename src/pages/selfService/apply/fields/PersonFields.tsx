import { contactDetailFields, contactPersonFields, fullNameFields } from '#domain/fields/contactPerson.ts';
import { localMobile } from '#domain/formats/mobile.ts';
import { tidyMobile } from '../parts/tidyMobile.ts';
import { useApplyText } from '../parts/useApplyText.ts';
import { BirthDateFields } from './BirthDateFields.tsx';
import { useFromRegistration } from './fromRegistration.ts';
import { TextField } from './TextField.tsx';

/** The parts of a name. */
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
        shown={localMobile}
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
