import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { personalFields } from '#domain/fields/associate.ts';
import { CIVIL_STATUSES, GENDERS } from '#domain/people/personWords.ts';
import { FieldGrid } from '../../../../components/ui/FieldGrid.tsx';
import { Fields } from '../../../../components/ui/fields/Fields.tsx';
import { MobileInput } from '../../../../components/ui/fields/MobileInput.tsx';
import { SelectInput } from '../../../../components/ui/fields/SelectInput.tsx';
import { TextInput } from '../../../../components/ui/fields/TextInput.tsx';
import { FullNameFields } from '../../../../components/ui/people/FullNameFields.tsx';

/** Name, gender, civil status, birth date and how to reach a person; `name` is the person's path, '' for the top of the form. */
export const PersonalFields = ({ name = '' }: { name?: string }) => {
  const translate = useTranslate();
  const options = (field: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: translate(`people.${field}.${value}`) }));
  return (
    <Stack spacing={2}>
      <FullNameFields name={name} />
      <Fields of={personalFields} at={name}>
        <FieldGrid columns={3}>
          <SelectInput source="gender" options={options('gender', GENDERS)} />
          <SelectInput source="civilStatus" options={options('civilStatus', CIVIL_STATUSES)} />
          <TextInput source="birthDate" autoComplete="off" />
          <MobileInput source="mobileNumber" />
          <TextInput source="email" autoComplete="off" />
        </FieldGrid>
      </Fields>
    </Stack>
  );
};
