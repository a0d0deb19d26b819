import { fullNameFields } from '#domain/fields/contactPerson.ts';
import { AnswerField } from '../fields/AnswerField.tsx';
import { DayField } from '../fields/DayField.tsx';
import { useRegistering } from '../registerContext.ts';
import { StepForm } from '../StepForm.tsx';
import { said } from '../texts/said.ts';
import { useSaid } from '../texts/useSaid.ts';

/** Who registers. */
export const NameStep = () => {
  const say = useSaid();
  const { answers } = useRegistering();
  const { firstName, middleName, lastName } = fullNameFields;
  return (
    <StepForm title={said.nameTitle} lead={say(said.nameLead, { partner: answers.open?.partnerName ?? '' })}>
      <AnswerField
        name="firstName"
        label={said.firstName}
        autoComplete="given-name"
        maxLength={firstName.max}
      />
      <AnswerField
        name="middleName"
        label={said.middleName}
        autoComplete="additional-name"
        maxLength={middleName.max}
        optional
      />
      <AnswerField
        name="lastName"
        label={said.lastName}
        autoComplete="family-name"
        maxLength={lastName.max}
      />
      <DayField name="birthDate" label={said.birthDate} autoComplete="bday" />
    </StepForm>
  );
};
