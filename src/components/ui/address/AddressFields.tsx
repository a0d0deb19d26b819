import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { type FieldError, get, useFormContext, useWatch } from 'react-hook-form';
import { onlyDigits } from '#domain/formats/digitsOnly.ts';
import { FieldGrid } from '../FieldGrid.tsx';
import { FormText } from '../fields/formFields.ts';
import { TextBox } from '../fields/TextBox.tsx';
import { PlaceCascade, type TypedZipProps } from '../places/PlaceCascade.tsx';
import { LEVELS, type Level } from '../places/placeLevels.ts';
import { useSources } from '../sources.tsx';
import { useUiTexts } from '../uiTexts.tsx';
import { type AddressValues, FIELD_OF, fromPlace, toPlace } from './addressValues.ts';

/** Path of the address in the form around it. */
interface Props {
  name: string;
  disabled?: boolean;
}

const ZIPS = ['zipCodeId', 'zipTyped'] as const;

const TypedZip = ({ onChange, ...props }: TypedZipProps) => {
  const { whyTyped } = useSources();
  const { zipCode } = useUiTexts();
  return (
    <TextBox
      {...props}
      label={zipCode}
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
export const AddressFields = ({ name, disabled }: Props) => {
  const texts = useUiTexts();
  return (
    <Stack spacing={2}>
      <Places name={name} disabled={disabled} />
      <FieldGrid columns={3}>
        <FormText
          name={`${name}.streetNumber`}
          label={texts.streetNumber}
          maxLength={40}
          disabled={disabled}
        />
        <FormText
          name={`${name}.streetName`}
          label={texts.streetName}
          maxLength={120}
          autoComplete="address-line1"
          disabled={disabled}
        />
        <FormText
          name={`${name}.buildingName`}
          label={texts.buildingName}
          maxLength={120}
          disabled={disabled}
        />
        <FormText name={`${name}.floorNumber`} label={texts.floorNumber} maxLength={20} disabled={disabled} />
        <FormText name={`${name}.unitNumber`} label={texts.unitNumber} maxLength={20} disabled={disabled} />
      </FieldGrid>
    </Stack>
  );
};
