import { isPhilippines, numberOrBuilding } from '#domain/imports/fields/addressFields.ts';
import type { Problem } from '#domain/imports/problems.ts';
import type { Values } from '../../../imports/importKind.ts';
import type { Columns } from '../changes/columnChanges.ts';
import type { PlaceBook } from '../places/placeBook.ts';
import { placesResolver } from '../places/placesResolver.ts';

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
