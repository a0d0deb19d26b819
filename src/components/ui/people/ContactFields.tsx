import { LANDLINE_MAX } from '#domain/formats/landline.ts';
import { FieldGrid } from '../FieldGrid.tsx';
import { FormText } from '../fields/formFields.ts';
import { useUiTexts } from '../uiTexts.tsx';
import { FormMobile } from './MobileField.tsx';

/** Mobile, landline and e-mail; `name` is the path of `contactDetail`. */
export const ContactFields = ({ name }: { name: string }) => {
  const texts = useUiTexts();
  return (
    <FieldGrid columns={3}>
      <FormMobile name={`${name}.mobileNumber`} label={texts.mobileNumber} required />
      <FormText
        name={`${name}.landlineNumber`}
        label={texts.landlineNumber}
        maxLength={LANDLINE_MAX}
        inputMode="tel"
        optional
      />
      <FormText
        name={`${name}.emailAddress`}
        label={texts.emailAddress}
        maxLength={254}
        type="email"
        inputMode="email"
        autoComplete="email"
        optional
      />
    </FieldGrid>
  );
};
