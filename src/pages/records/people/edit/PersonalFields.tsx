import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { CIVIL_STATUSES, GENDERS } from '#contract/shapes/parts.ts';
import { FieldGrid } from '../../../../components/ui/FieldGrid.tsx';
import { FormText } from '../../../../components/ui/fields/formFields.ts';
import { FormSelect } from '../../../../components/ui/fields/formSelects.ts';
import { FullNameFields } from '../../../../components/ui/people/FullNameFields.tsx';
import { FormMobile } from '../../../../components/ui/people/MobileField.tsx';
import { useUiTexts } from '../../../../components/ui/uiTexts.tsx';
import { at } from '../personPath.ts';
import { usePersonLabel } from '../usePersonLabel.ts';

/** Name, gender, civil status, birth date and how to reach a person; `name` is the person's path, '' for the top of the form. */
export const PersonalFields = ({ name = '' }: { name?: string }) => {
  const translate = useTranslate();
  const texts = useUiTexts();
  const labelOf = usePersonLabel();
  const options = (field: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: translate(`people.${field}.${value}`) }));
  return (
    <Stack spacing={2}>
      <FullNameFields name={name} />
      <FieldGrid columns={3}>
        <FormSelect
          name={at(name, 'gender')}
          label={labelOf('gender')}
          options={options('gender', GENDERS)}
          optional
        />
        <FormSelect
          name={at(name, 'civilStatus')}
          label={labelOf('civilStatus')}
          options={options('civilStatus', CIVIL_STATUSES)}
          optional
        />
        <FormText
          name={at(name, 'birthDate')}
          label={texts.birthDate}
          type="date"
          autoComplete="off"
          optional
        />
        <FormMobile name={at(name, 'mobileNumber')} label={texts.mobileNumber} optional />
        <FormText
          name={at(name, 'email')}
          label={labelOf('email')}
          maxLength={254}
          type="email"
          inputMode="email"
          autoComplete="off"
          optional
        />
      </FieldGrid>
    </Stack>
  );
};
