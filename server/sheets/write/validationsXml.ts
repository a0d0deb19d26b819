import { SHEET_LIMITS } from '#domain/files/sheetLimits.ts';
import { letters } from '../../documents/xlsxCells.ts';
import { xmlText } from '../../documents/xml.ts';
import { LOOKUP_SHEET } from '../lookupSheet.ts';
import type { OutColumn } from '../outBook.ts';

/** Where the values of a list stand on the hidden sheet: its column there, from 1, and how many they are. */
export type ListPlaces = ReadonlyMap<string, { column: number; count: number }>;

/** What Excel shows of a hint and of its heading. */
const LONGEST_HINT = 255;
const LONGEST_HEADING = 32;

const validation = ({ label, list, hint }: OutColumn, at: number, places: ListPlaces): string => {
  const place = list === undefined ? undefined : places.get(list);
  if (!place?.count && !hint) return '';
  const column = letters(at);
  const prompt = hint
    ? ` showInputMessage="1" promptTitle="${xmlText(label.slice(0, LONGEST_HEADING))}" prompt="${xmlText(hint.slice(0, LONGEST_HINT))}"`
    : '';
  // A warning, not a wall: the check after the upload knows values that are newer than the file.
  const kind = place?.count ? ' type="list" errorStyle="warning" showErrorMessage="1"' : '';
  const from = letters(place?.column ?? 0);
  const values = place?.count
    ? `<formula1>'${LOOKUP_SHEET}'!$${from}$1:$${from}$${place.count}</formula1>`
    : '';
  return `<dataValidation${kind} allowBlank="1"${prompt} sqref="${column}2:${column}${SHEET_LIMITS.rows}">${values}</dataValidation>`;
};

/** The drop-downs and hints of a sheet, for all rows that a person may fill. */
export const validationsXml = (columns: readonly OutColumn[], places: ListPlaces): string => {
  const all = columns.map((column, at) => validation(column, at, places)).filter(Boolean);
  return all.length ? `<dataValidations count="${all.length}">${all.join('')}</dataValidations>` : '';
};
