import { listItems } from '#domain/imports/cells/listItems.ts';
import type { Problem } from '#domain/imports/problems.ts';
import type { AddressForm, Choice, ScheduleForm } from '#domain/selfService/form/applicationForm.ts';
import type { BranchRow } from '#domain/selfService/sheet/storeOfRow.ts';
import type { Tx } from '../../db/context.ts';
import { namesDayTwice, readDays } from '../shared/hours/readDays.ts';
import { readHour } from '../shared/hours/readHour.ts';
import { type PlaceBook, placeBook } from '../shared/places/placeBook.ts';
import { placesResolver } from '../shared/places/placesResolver.ts';
import { branchLists, choiceReader } from './branchLists.ts';

type Texts = BranchRow['texts'];
type Found = Pick<BranchRow, 'places' | 'bank' | 'commodities' | 'hours'>;

const DAYS = 'schedules.0.days';
const OPENS = 'schedules.0.openingHour';
const CLOSES = 'schedules.0.closingHour';

/** The columns of an address by the names under which places are found. */
const PLACES = {
  region: 'address.region',
  province: 'address.province',
  city: 'address.municipality',
  barangay: 'address.barangay',
  zipCode: 'address.zipCode',
} as const;

const pathOf = (field: string | null): string | null => PLACES[field as keyof typeof PLACES] ?? field;

const placesReader = (book: PlaceBook) => {
  const resolve = placesResolver(book);
  const choice = (id: string | null): Choice | null =>
    id === null ? null : { value: id, label: book.nameOf(id) ?? '' };
  const zipOf = (id: string | null, typed: string | null): Choice | null =>
    id === null
      ? typed === null
        ? null
        : { value: '', label: typed }
      : { value: id, label: book.zipOf(id) ?? '' };
  return (texts: Texts): { places: Partial<AddressForm> | null; problems: Problem[] } => {
    const names = Object.fromEntries(
      Object.entries(PLACES).map(([name, path]) => [name, texts[path] ?? null]),
    ) as Record<keyof typeof PLACES, string | null>;
    const { columns, problems } = resolve(names);
    return {
      problems: problems.map((problem) => ({ ...problem, field: pathOf(problem.field) })),
      places: columns && {
        region: choice(columns.regionId),
        province: choice(columns.provinceId),
        municipality: choice(columns.municipalityId),
        subMunicipality: choice(columns.subMunicipalityId),
        barangay: choice(columns.barangayId),
        zipCode: zipOf(columns.zipCodeId, columns.zipTyped),
      },
    };
  };
};

const readHours = (texts: Texts): { hours: ScheduleForm | null; problems: Problem[] } => {
  const typed = [DAYS, OPENS, CLOSES].map((field) => texts[field] ?? null);
  const [days, opens, closes] = typed;
  if (!days && !opens && !closes) return { hours: null, problems: [] };
  const problems: Problem[] = [];
  const missing = [DAYS, OPENS, CLOSES].filter((_, at) => !typed[at]);
  for (const field of missing) problems.push({ field, code: 'required' });
  const open = days ? readDays(days) : null;
  const [openingHour, closingHour] = [opens, closes].map((text) => (text ? readHour(text) : null));
  if (days && !open) problems.push({ field: DAYS, code: 'not_choice' });
  if (days && namesDayTwice(days)) problems.push({ field: DAYS, code: 'repeated_day' });
  if (opens && !openingHour) problems.push({ field: OPENS, code: 'not_hour' });
  if (closes && !closingHour) problems.push({ field: CLOSES, code: 'not_hour' });
  if (!open || !openingHour || !closingHour) return { hours: null, problems };
  return { hours: { days: open, openingHour, closingHour }, problems };
};

/** Makes the reader of what a row names: places, its bank, what it sells and when. Loads the lists once. */
export const branchReader = async (
  tx: Tx,
): Promise<{
  read: (texts: Texts) => Found & { problems: Problem[] };
  hasZips: (cityId: string) => boolean;
}> => {
  const book = await placeBook(tx);
  const lists = await branchLists(tx);
  const readBank = choiceReader(lists.banks);
  const readCommodity = choiceReader(lists.commodities);
  const readPlaces = placesReader(book);
  const withZips = new Set(book.cities.flatMap(({ city }) => (city.zips.length ? [city.id] : [])));
  return {
    hasZips: (cityId) => withZips.has(cityId),
    read: (texts) => {
      const places = readPlaces(texts);
      const bank = readBank('bankInformation.bank', texts['bankInformation.bank'] ?? null);
      const sold = listItems(texts.commodities ?? null).map((text) => readCommodity('commodities', text));
      const hours = readHours(texts);
      // Of several that are none the first is named: the cell is one.
      const unsold = sold
        .flatMap(({ problems }) => problems)
        .slice(0, 1)
        .map(({ suggestion: _, ...problem }) => problem);
      return {
        places: places.places,
        bank: bank.choice,
        commodities: sold.flatMap(({ choice }) => choice ?? []),
        hours: hours.hours,
        problems: [...places.problems, ...bank.problems, ...unsold, ...hours.problems],
      };
    },
  };
};
