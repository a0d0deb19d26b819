import type { ChoiceRow, ImportScope } from '../../../imports/importKind.ts';
import { type Place, placeBook } from './placeBook.ts';
import { plainName } from './plainName.ts';

const MOST = 50;

const row = (label: string, { name }: Place): ChoiceRow => ({ value: name, label });
const within = (text: string | null, { name }: Place): string => (text ? `${name}, ${text}` : name);

/**
 * Places by name for the columns of an address: what begins with the text first. Barangays are looked for once three letters are
 * there, as there are 42,010.
 */
export const placeChoices = async ({ tx }: ImportScope, field: string, q: string): Promise<ChoiceRow[]> => {
  const book = await placeBook(tx);
  const key = plainName(q);
  const cities = book.cities.filter(({ partId }) => partId === null);
  const places: Record<string, () => (Place & { label: string })[]> = {
    region: () => book.regions.map((place) => ({ ...place, label: place.name })),
    province: () =>
      book.provinces.map((place) => ({ ...place, label: within(book.nameOf(place.regionId), place) })),
    city: () =>
      cities.map((place) => ({ ...place, label: within(book.nameOf(place.city.provinceId), place) })),
    barangay: () =>
      key.length < 3
        ? []
        : cities.flatMap(({ city }) =>
            city
              .barangays()
              .filter(({ key: own }) => own.includes(key))
              .map((place) => ({ ...place, label: within(city.name, place) })),
          ),
  };
  const found = (places[field]?.() ?? []).filter(({ name }) => plainName(name).includes(key));
  const begins = (place: Place) => (plainName(place.name).startsWith(key) ? 0 : 1);
  return found
    .sort((one, other) => begins(one) - begins(other))
    .slice(0, MOST)
    .map((place) => row(place.label, place));
};
