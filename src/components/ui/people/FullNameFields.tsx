import { fullNameFields } from '#domain/fields/contactPerson.ts';
import { FieldGrid } from '../FieldGrid.tsx';
import { Fields } from '../fields/Fields.tsx';
import { TextInput } from '../fields/TextInput.tsx';

/** First, middle and last name; `name` is the path of the three in the form, '' for its top. */
export const FullNameFields = ({ name }: { name: string }) => (
  <Fields of={fullNameFields} at={name}>
    <FieldGrid columns={3}>
      <TextInput source="firstName" />
      <TextInput source="middleName" />
      <TextInput source="lastName" />
    </FieldGrid>
  </Fields>
);
