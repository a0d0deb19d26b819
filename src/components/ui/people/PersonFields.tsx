import Stack from '@mui/material/Stack';
import { FieldGrid } from '../FieldGrid.tsx';
import { FormText } from '../fields/formFields.ts';
import { useUiTexts } from '../uiTexts.tsx';
import { ContactFields } from './ContactFields.tsx';
import { FullNameFields } from './FullNameFields.tsx';

/** A contact person or signatory: name, birth date, job title and how to reach them; `name` is the person's path. */
export const PersonFields = ({ name }: { name: string }) => {
  const texts = useUiTexts();
  return (
    <Stack spacing={2}>
      <FullNameFields name={`${name}.fullName`} />
      <FieldGrid columns={3}>
        <FormText
          name={`${name}.birthDate`}
          label={texts.birthDate}
          type="date"
          autoComplete="bday"
          optional
        />
        <FormText name={`${name}.jobTitle`} label={texts.jobTitle} maxLength={80} optional />
      </FieldGrid>
      <ContactFields name={`${name}.contactDetail`} />
    </Stack>
  );
};
