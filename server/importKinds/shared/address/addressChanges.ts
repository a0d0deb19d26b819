import type { ColumnChange, Columns, WrittenField } from '../changes/columnChanges.ts';
import { columnChanges, given, pick, withColumn } from '../changes/columnChanges.ts';
import { comparedFields } from '../changes/comparedFields.ts';
import type { PlaceBook } from '../places/placeBook.ts';
import { OLD_ADDRESS, SHEET_ADDRESS } from './sheetAddress.ts';

const fieldsOf = (book: PlaceBook): WrittenField[] => {
  const place = (id: string | null) => (id ? (book.nameOf(id) ?? id) : null);
  return comparedFields(OLD_ADDRESS.by, {
    city: ({ municipalityId }) => place(municipalityId),
    region: ({ regionId }) => place(regionId),
    province: ({ provinceId }) => place(provinceId),
    barangay: ({ barangayId }) => place(barangayId),
    zipCode: ({ zipCodeId, zipTyped }) => (zipCodeId ? book.zipOf(zipCodeId) : zipTyped),
    numberBuilding: ({ unitNumber, floorNumber, buildingName, streetNumber }) =>
      [unitNumber, floorNumber, buildingName, streetNumber].filter(Boolean).join(', ') || null,
  });
};

const NOTHING: Columns = Object.fromEntries(OLD_ADDRESS.targets.map(({ column }) => [column, null]));
/** Columns that are written together: one of them empties the other. */
const TOGETHER = [SHEET_ADDRESS.namesIn('numberBuilding'), SHEET_ADDRESS.namesIn('zipCode')];

/** What an address that moves has: nothing of the one before. In the same barangay an empty cell leaves what is there. */
const wantedOf = (before: Columns, after: Columns): Columns => {
  if (before.barangay_id !== after.barangay_id) return { ...NOTHING, ...after };
  const together = TOGETHER.filter((names) => names.some((name) => after[name]));
  return { ...given(after), ...pick(after, together.flat()) };
};

/** Tells what rows change of the address that is there; null when there is none yet. */
export const addressChanges = (
  book: PlaceBook,
): ((before: Columns | null, after: Columns) => ColumnChange[]) => {
  const fields = fieldsOf(book);
  return (before, after) =>
    before
      ? columnChanges(fields, before, wantedOf(before, after))
      : withColumn(columnChanges(fields, {}, after), 'has_address', 'false', 'true');
};
