import type { ColumnChange, Columns, WrittenField } from '../changes/columnChanges.ts';
import { columnChanges, pick, plainField, withColumn } from '../changes/columnChanges.ts';
import type { PlaceBook } from '../places/placeBook.ts';

const fieldsOf = (book: PlaceBook): WrittenField[] => {
  const place = (field: string, column: string, more: readonly string[] = []): WrittenField => ({
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
export const addressChanges = (book: PlaceBook, before: Columns | null, after: Columns): ColumnChange[] =>
  before
    ? columnChanges(fieldsOf(book), before, wantedOf(before, after))
    : withColumn(columnChanges(fieldsOf(book), {}, after), 'has_address', 'false', 'true');
