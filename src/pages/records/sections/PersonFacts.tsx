import type { ContactPerson } from '#contract/shapes/contactPerson.ts';
import { contactPersonFields } from '#domain/fields/contactPerson.ts';
import { fullName } from '#domain/people/fullName.ts';
import { SectionFacts } from '../../../components/admin/records/sections/SectionFacts.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';

/** A person of a partner or store: name, position and how to reach them. */
export const PersonFacts = ({ person, section }: { person: ContactPerson; section: string }) => (
  <Fields of={contactPersonFields} record={person}>
    <SectionFacts section={section}>
      <WordedField source="fullName">{fullName(person.fullName)}</WordedField>
      <TextField source="jobTitle" />
      <TextField source="contactDetail.mobileNumber" />
      <TextField source="contactDetail.landlineNumber" />
      <TextField source="contactDetail.emailAddress" />
      <TextField source="birthDate" />
    </SectionFacts>
  </Fields>
);
