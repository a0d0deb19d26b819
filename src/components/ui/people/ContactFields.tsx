import { contactDetailFields } from '#domain/fields/contactPerson.ts';
import { FieldGrid } from '../FieldGrid.tsx';
import { Fields } from '../fields/Fields.tsx';
import { MobileInput } from '../fields/MobileInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';

/** Mobile, landline and e-mail; `name` is the path of `contactDetail`. */
export const ContactFields = ({ name }: { name: string }) => (
  <Fields of={contactDetailFields} at={name}>
    <FieldGrid columns={3}>
      <MobileInput source="mobileNumber" />
      <TextInput source="landlineNumber" />
      <TextInput source="emailAddress" />
    </FieldGrid>
  </Fields>
);
