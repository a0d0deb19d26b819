import { isPhilippines, numberOrBuilding } from '#domain/imports/fields/addressFields.ts';
import type { Problem } from '#domain/imports/problems.ts';
import type { PlaceBook } from '../places/placeBook.ts';
import { placesResolver } from '../places/placesResolver.ts';
import type { CellsOf } from '../written/sheetColumns.ts';
import { type AddressKey, SHEET_ADDRESS } from './sheetAddress.ts';

type Cells = CellsOf<AddressKey>;

const text = (values: Cells, field: AddressKey): string | null => values[field]?.trim() || null;

/** What is read of an address: its columns (none while a place is wrong), and all that is wrong with it. */
interface ReadAddress {
  columns: Record<string, unknown> | null;
  problems: Problem[];
}

/** Makes the reader of the addresses of a run's rows. */
export const addressReader = (book: PlaceBook): ((values: Cells) => ReadAddress) => {
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
      columns:
        places.columns &&
        SHEET_ADDRESS.row({
          ...places.columns,
          streetNumber,
          buildingName,
          streetName: text(values, 'street'),
        }),
    };
  };
};
