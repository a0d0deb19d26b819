import Stack from '@mui/material/Stack';
import { contactPersonFields } from '#domain/fields/contactPerson.ts';
import { FieldGrid } from '../FieldGrid.tsx';
import { Fields } from '../fields/Fields.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { ContactFields } from './ContactFields.tsx';
import { FullNameFields } from './FullNameFields.tsx';

/** A contact person or signatory: name, birth date, job title and how to reach them; `name` is the person's path. */
export const PersonFields = ({ name }: { name: string }) => (
  <Stack spacing={2}>
    <FullNameFields name={`${name}.fullName`} />
    <Fields of={contactPersonFields} at={name}>
      <FieldGrid columns={3}>
        <TextInput source="birthDate" autoComplete="bday" />
        <TextInput source="jobTitle" />
      </FieldGrid>
    </Fields>
    <ContactFields name={`${name}.contactDetail`} />
  </Stack>
);
