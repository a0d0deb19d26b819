import { utils, write } from 'xlsx';
import { branchFields } from '#domain/imports/fields/branchFields.ts';
import type { Language } from '#domain/sentence.ts';
import { sheetPlaces } from './importPlaces.ts';

/** Texts of a row of branches, by column. */
export type BranchCells = Readonly<Record<string, string>>;

/** The nth branch as somebody types it into a sheet: each at a place of its own. */
export const branchCells = (at: number, more: BranchCells = {}): BranchCells => {
  const places = sheetPlaces();
  const place = places[at % places.length];
  return {
    merchantName: `Aling Nena Sari-sari Store ${at + 1}`,
    contactNumber: `0917 123 ${String(4000 + at).padStart(4, '0')}`,
    'address.region': place?.region ?? '',
    'address.province': place?.province ?? '',
    'address.municipality': place?.city ?? '',
    'address.barangay': place?.barangays[0] ?? '',
    'address.zipCode': place?.zips[0] ?? '',
    'address.streetName': 'Rizal Street',
    'schedules.0.days': 'Mon-Sat',
    'schedules.0.openingHour': '8:00 AM',
    'schedules.0.closingHour': '20:00',
    ...more,
  };
};

/** The rows as they stand in a sheet: the headers in a language, then a line a branch. */
export const branchLines = (rows: readonly BranchCells[], language: Language = 'en'): string[][] => {
  const used = branchFields.filter(({ key }) => rows.some((row) => row[key] !== undefined));
  return [
    used.map(({ label }) => label[language]),
    ...rows.map((row) => used.map(({ key }) => row[key] ?? '')),
  ];
};

/** A workbook of lines, as a spreadsheet saves it. */
export const bookOfLines = (lines: readonly (readonly unknown[])[]): Uint8Array<ArrayBuffer> => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines.map((line) => [...line])), 'Branches');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
};
