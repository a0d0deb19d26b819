import { isNationwide } from '#domain/imports/fields/nationwide.ts';
import type { Problem } from '#domain/imports/problems.ts';
import { type AreaCoverage, areaCoverage, MAX_AREAS, namesItsAreas } from '#domain/promos/promoCoverage.ts';
import { likelyPlace } from '../shared/places/likelyPlace.ts';
import type { Place, PlaceBook } from '../shared/places/placeBook.ts';
import { cityKey, provinceKey, regionKey } from '../shared/places/plainName.ts';

/** The areas of a promo by their ids, or what is wrong with them. */
interface Areas {
  ids: string[];
  problems: Problem[];
}

const notPlace = (level: string, meant: Place | undefined): Problem => ({
  field: 'areas',
  code: 'not_place',
  params: { level },
  ...(meant ? { suggestion: meant.name } : {}),
});

const only = (level: string, found: readonly Place[], meant: () => Place | undefined): Areas => {
  const [one, ...more] = found;
  if (!one) return { ids: [], problems: [notPlace(level, meant())] };
  return more.length
    ? { ids: [], problems: [{ field: 'areas', code: 'many_places' }] }
    : { ids: [one.id], problems: [] };
};

// "San Jose, Batangas": a city with its province behind it.
const cityOf = (book: PlaceBook, text: string): Areas => {
  const [name = '', province] = text.split(',', 2).map((part) => part.trim());
  const within = province ? new Set(book.provincesBy.get(provinceKey(province))?.map(({ id }) => id)) : null;
  const found = (book.citiesBy.get(cityKey(name)) ?? []).filter(
    ({ partId, city }) => partId === null && (within?.has(city.provinceId) ?? true),
  );
  return only('city', found, () =>
    likelyPlace('city of promos', cityKey(name), () => book.cities.filter(({ partId }) => partId === null)),
  );
};

const zipsOf = (book: PlaceBook, text: string): Areas => {
  const ids = book.zipsBy.get(text.slice(0, 4)) ?? [];
  return ids.length && /^\d{4}(\D|$)/.test(text)
    ? { ids: [...ids], problems: [] }
    : { ids: [], problems: [notPlace('zip code', undefined)] };
};

const READERS: Readonly<Record<AreaCoverage, (book: PlaceBook, text: string) => Areas>> = {
  NATIONWIDE: () => ({ ids: [], problems: [] }),
  REGIONAL: (book, text) =>
    only('region', book.regionsBy.get(regionKey(text)) ?? [], () =>
      likelyPlace('region all', regionKey(text), () => book.regions),
    ),
  PROVINCIAL: (book, text) =>
    only('province', book.provincesBy.get(provinceKey(text)) ?? [], () =>
      likelyPlace('province all', provinceKey(text), () => book.provinces),
    ),
  CITY: cityOf,
  ZIP_CODE: zipsOf,
};

const tooMany = (ids: string[]): Areas => ({
  ids,
  problems: [{ field: 'areas', code: 'too_many', params: { max: MAX_AREAS } }],
});

/**
 * Reads the areas that a coverage names: at least one, but none for the whole country, or its name alone; the first that is wrong
 * is told.
 */
export const readAreas = (book: PlaceBook, choice: AreaCoverage, names: readonly string[]): Areas => {
  const everywhere = names.filter(isNationwide);
  if (areaCoverage[choice].area === null && everywhere.length === names.length)
    return { ids: [], problems: [] };
  if (everywhere.length || areaCoverage[choice].area === null)
    return { ids: [], problems: [{ field: 'areas', code: 'nationwide_alone' }] };
  if (!namesItsAreas(choice, names.length))
    return { ids: [], problems: [{ field: 'areas', code: 'required' }] };
  // Each is looked up by itself; one may be named twice.
  if (names.length > 2 * MAX_AREAS) return tooMany([]);
  const read = names.map((name) => READERS[choice](book, name));
  const ids = [...new Set(read.flatMap((areas) => areas.ids))];
  const [problem] = read.flatMap(({ problems }) => problems);
  if (problem) return { ids, problems: [problem] };
  return ids.length > MAX_AREAS ? tooMany(ids) : { ids, problems: [] };
};
