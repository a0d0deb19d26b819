import { FieldGrid } from '../FieldGrid.tsx';
import { FormText } from '../fields/formFields.ts';
import { useUiTexts } from '../uiTexts.tsx';

/** First, middle and last name; `name` is the path of the three in the form, '' for its top. */
export const FullNameFields = ({ name }: { name: string }) => {
  const texts = useUiTexts();
  const path = (field: string) => (name ? `${name}.${field}` : field);
  return (
    <FieldGrid columns={3}>
      <FormText name={path('firstName')} label={texts.firstName} maxLength={60} required />
      <FormText name={path('middleName')} label={texts.middleName} maxLength={60} optional />
      <FormText name={path('lastName')} label={texts.lastName} maxLength={60} required />
    </FieldGrid>
  );
};
