import { isPhilippines, numberOrBuilding } from '#domain/imports/fields/addressFields.ts';
import type { Problem } from '#domain/imports/problems.ts';
import type { Values } from '../../imports/kind.ts';
import type { PlaceBook } from './places/placeBook.ts';
import { placesResolver } from './places/resolve.ts';
import type { Columns, Put, PutField } from './puts.ts';
import { pick, plainField, putsOf, withColumn } from './puts.ts';

/** The columns of an address that a sheet writes, with their types. */
export const ADDRESS_COLUMNS = {
  region_id: 'text',
  province_id: 'text',
  city_id: 'text',
  sub_municipality_id: 'text',
  barangay_id: 'text',
  zip_code_id: 'text',
  zip_typed: 'text',
  street_number: 'text',
  street_name: 'text',
  building_name: 'text',
} as const;
/** What an address has besides, and loses when it moves. */
export const OLD_ADDRESS_COLUMNS = { ...ADDRESS_COLUMNS, floor_number: 'text', unit_number: 'text' } as const;

const text = (values: Values, field: string): string | null => values[field]?.trim() || null;

/** What is read of an address: its columns (none while a place is wrong), and all that is wrong with it. */
interface ReadAddress {
  columns: Columns | null;
  problems: Problem[];
}

/** Makes the reader of the addresses of a run's rows. */
export const addressReader = (book: PlaceBook): ((values: Values) => ReadAddress) => {
  const resolve = placesResolver(book);
  return (values) => {
    const places = resolve({
      region: text(values, 'region'),
      province: text(values, 'province'),
      city: text(values, 'city'),
      barangay: text(values, 'barangay'),
      zipCode: text(values, 'zipCode'),
    });
    const { streetNumber, buildingName } = numberOrBuilding(text(values, 'numberBuilding'));
    const problems: Problem[] = isPhilippines(values.country ?? null)
      ? places.problems
      : [...places.problems, { field: 'country', code: 'not_country', suggestion: 'Philippines' }];
    return {
      problems,
      columns: places.columns && {
        ...places.columns,
        street_number: streetNumber,
        street_name: text(values, 'street'),
        building_name: buildingName,
      },
    };
  };
};

const fieldsOf = (book: PlaceBook): PutField[] => {
  const place = (field: string, column: string, more: readonly string[] = []): PutField => ({
    field,
    columns: [column, ...more],
    show: (columns) => {
      const id = columns[column];
      return id ? (book.nameOf(id) ?? id) : null;
    },
  });
  return [
    place('city', 'city_id'),
    place('region', 'region_id'),
    place('province', 'province_id'),
    place('barangay', 'barangay_id', ['sub_municipality_id']),
    {
      field: 'zipCode',
      columns: ['zip_code_id', 'zip_typed'],
      show: ({ zip_code_id: id, zip_typed: typed }) => (id ? book.zipOf(id) : (typed ?? null)),
    },
    {
      field: 'numberBuilding',
      columns: ['unit_number', 'floor_number', 'building_name', 'street_number'],
      show: ({ unit_number: unit, floor_number: floor, building_name: building, street_number: number }) =>
        [unit, floor, building, number].filter(Boolean).join(', ') || null,
    },
    plainField('street', 'street_name'),
  ];
};

const given = (columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));

/** What an address that moves has: nothing of the one before. In the same barangay an empty cell leaves what is there. */
const wantedOf = (before: Columns, after: Columns): Columns => {
  const moves = before.barangay_id !== after.barangay_id;
  if (moves) return { floor_number: null, unit_number: null, ...after };
  const together = [
    ['street_number', 'building_name'],
    ['zip_code_id', 'zip_typed'],
  ].filter((names) => names.some((name) => after[name]));
  return { ...given(after), ...pick(after, together.flat()) };
};

/** What a row changes of the address that is there; null when there is none yet. */
export const addressPuts = (book: PlaceBook, before: Columns | null, after: Columns): Put[] =>
  before
    ? putsOf(fieldsOf(book), before, wantedOf(before, after))
    : withColumn(putsOf(fieldsOf(book), {}, after), 'has_address', 'false', 'true');
