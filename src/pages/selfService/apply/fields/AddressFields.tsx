import { useEffect, useRef } from 'react';
import { addressFields as fields } from '#domain/fields/address.ts';
import type { AddressForm, Choice } from '#domain/selfService/form/applicationForm.ts';
import { useField, useForm } from '../parts/formContext.ts';
import { useApplyText, useSay } from '../parts/useApplyText.ts';
import { Under } from './Group.tsx';
import { fetchPlaces, levelsOf, listOf, type PlaceLevel, withPlace } from './places.ts';
import { SearchField } from './SearchField.tsx';
import { TextField } from './TextField.tsx';
import { useList } from './useList.ts';

const ROWS = {
  region: fields.regionId,
  province: fields.provinceId,
  municipality: fields.municipalityId,
  subMunicipality: fields.subMunicipalityId,
  barangay: fields.barangayId,
  zipCode: fields.zipCodeId,
} as const satisfies Readonly<Record<PlaceLevel, { label: unknown }>>;

/** The places of a level; the only one there is gets chosen by itself. */
const usePlaces = (address: AddressForm, level: PlaceLevel, choose: (choice: Choice) => void) => {
  const list = listOf(address, level);
  const places = useList(list && JSON.stringify(list), () =>
    list ? fetchPlaces(list) : Promise.resolve([]),
  );
  const chooser = useRef(choose);
  chooser.current = choose;
  const [only, another] = places.rows;
  const isAlone = places.isHere && only !== undefined && another === undefined && address[level] === null;
  useEffect(() => {
    if (isAlone && only) chooser.current(only);
  }, [isAlone, only]);
  return { places, isWaiting: list === null };
};

/** The 4 digits of a town that has no codes to choose from. */
function TypedZip({ name }: { name: string }) {
  const t = useApplyText();
  const { id, value, set } = useField<Choice | null>(`${name}.zipCode`);
  return (
    <div className="s-field">
      <div className="s-label-row">
        <label htmlFor={id}>{t('field.optional', { label: 'ZIP code' })}</label>
      </div>
      <input
        id={id}
        className="s-input"
        inputMode="numeric"
        maxLength={4}
        value={value?.label ?? ''}
        onChange={(event) => set(event.target.value ? { value: '', label: event.target.value } : null)}
      />
      <div className="s-hint">{t('address.typedZip')}</div>
    </div>
  );
}

function PlaceField({ name, level }: { name: string; level: PlaceLevel }) {
  const t = useApplyText();
  const say = useSay();
  const form = useForm();
  const address = useField<AddressForm>(name);
  const { error } = useField<Choice | null>(`${name}.${level}`);
  const change = (choice: Choice | null) => address.set(withPlace(address.value, level, choice));
  const { places, isWaiting } = usePlaces(address.value, level, change);
  const id = `${address.id}.${level}`;
  if (level === 'zipCode' && places.isHere && places.rows.length === 0) return <TypedZip name={name} />;
  const isAlone = places.rows.length === 1 && address.value[level] !== null;
  return (
    <SearchField
      id={id}
      label={say(ROWS[level].label)}
      value={address.value[level]}
      error={error && say(error)}
      hint={isAlone ? t('address.only') : undefined}
      list={places}
      waitsFor={isWaiting ? t('address.waits') : undefined}
      onChoose={change}
      onLeave={() => form.leave(id)}
    />
  );
}

/** An address: the places from the region down, each found by typing, then what stands on the door. */
export function AddressFields({ name }: { name: string }) {
  const { value } = useField<AddressForm>(name);
  return (
    <>
      {levelsOf(value).map((level) => (
        <PlaceField key={level} name={name} level={level} />
      ))}
      <Under path={name}>
        <div className="a-pair a-pair-short">
          <TextField name="streetNumber" field={fields.streetNumber} maxLength={fields.streetNumber.max} />
          <TextField
            name="streetName"
            field={fields.streetName}
            maxLength={fields.streetName.max}
            autoComplete="address-line1"
          />
        </div>
        <TextField name="buildingName" field={fields.buildingName} maxLength={fields.buildingName.max} />
        <div className="a-pair">
          <TextField name="floorNumber" field={fields.floorNumber} maxLength={fields.floorNumber.max} />
          <TextField name="unitNumber" field={fields.unitNumber} maxLength={fields.unitNumber.max} />
        </div>
      </Under>
    </>
  );
}
