import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { type FieldError, get, useFormContext, useWatch } from 'react-hook-form';
import { addressFields } from '#domain/fields/address.ts';
import { onlyDigits } from '#domain/formats/digitsOnly.ts';
import { FieldGrid } from '../FieldGrid.tsx';
import { Fields } from '../fields/Fields.tsx';
import { TextBox } from '../fields/TextBox.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { PlaceCascade, type TypedZipProps } from '../places/PlaceCascade.tsx';
import { FIELD_OF, LEVELS, type Level } from '../places/placeLevels.ts';
import { useSources } from '../sources.tsx';
import { useUiLanguage } from '../uiTexts.tsx';
import { type AddressValues, fromPlace, toPlace } from './addressValues.ts';

/** Path of the address in the form around it. */
interface Props {
  name: string;
  disabled?: boolean;
}

const ZIPS = ['zipCodeId', 'zipTyped'] as const;

const TypedZip = ({ onChange, ...props }: TypedZipProps) => {
  const { whyTyped } = useSources();
  const language = useUiLanguage();
  return (
    <TextBox
      {...props}
      label={addressFields.zipTyped.label[language]}
      help={whyTyped}
      inputMode="numeric"
      onChange={(typed) => onChange(onlyDigits(typed).slice(0, 4))}
      optional
    />
  );
};

const Places = ({ name, disabled }: Props) => {
  const { places } = useSources();
  const { setValue, formState, register, clearErrors } = useFormContext();
  const address: AddressValues = useWatch({ name }) ?? {};
  const [hasSub, setHasSub] = useState(Boolean(address.subMunicipalityId));
  // Registered by hand: the cascade sets several fields at once.
  useEffect(() => {
    for (const field of [...Object.values(FIELD_OF), ...ZIPS]) register(`${name}.${field}`);
  }, [name, register]);
  const messageOf = (level: Level): string | undefined => {
    const fields = level === 'zipCode' ? ZIPS : [FIELD_OF[level]];
    const errors = fields.map((field): FieldError | undefined => get(formState.errors, `${name}.${field}`));
    return errors.find(Boolean)?.message;
  };
  return (
    <PlaceCascade
      value={toPlace(address, hasSub || Boolean(address.subMunicipalityId))}
      load={places}
      TypedZip={TypedZip}
      disabled={disabled}
      errors={Object.fromEntries(LEVELS.map((level) => [level, messageOf(level)]))}
      onChange={(place) => {
        setHasSub(place.hasSubMunicipalities ?? false);
        for (const [field, id] of Object.entries(fromPlace(place))) {
          if (address[field as keyof AddressValues] === id) continue;
          setValue(`${name}.${field}`, id, { shouldDirty: true, shouldTouch: true });
          if (id) clearErrors(`${name}.${field}`);
          if (field.startsWith('zip')) clearErrors(ZIPS.map((zip) => `${name}.${zip}`));
        }
      }}
    />
  );
};

/** An address: region → province → city → (sub-municipality) → barangay → ZIP, then the parts down to the unit. */
export const AddressFields = ({ name, disabled }: Props) => (
  <Stack spacing={2}>
    <Places name={name} disabled={disabled} />
    <Fields of={addressFields} at={name}>
      <FieldGrid columns={3}>
        <TextInput source="streetNumber" optional={false} disabled={disabled} />
        <TextInput source="streetName" autoComplete="address-line1" optional={false} disabled={disabled} />
        <TextInput source="buildingName" optional={false} disabled={disabled} />
        <TextInput source="floorNumber" optional={false} disabled={disabled} />
        <TextInput source="unitNumber" optional={false} disabled={disabled} />
      </FieldGrid>
    </Fields>
  </Stack>
);
