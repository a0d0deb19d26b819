import type { TextFilter } from '#contract/list.ts';
import { type RecordSearch, readSearch } from '#domain/records/recordSearch.ts';
import { contains, nameContains } from './filters.ts';
import type { Bind } from './source.ts';
import { typedTexts } from './typedTexts.ts';

/** Where the search box looks. Each column has an index of its own, so that the arms of the `or` are one bitmap. */
export interface SearchedColumns {
  id: string;
  /** Kept without case and accents. */
  name: string;
  codes: readonly string[];
  tin: string;
  /** A statement for ids whose people have a mobile number like the bound pattern. */
  byMobile: (pattern: string) => string;
}

const nameArm = (column: string, { name, beginsWord }: RecordSearch, bind: Bind): string => {
  if (!beginsWord) return nameContains(column, bind(name));
  const key = bind(name);
  return `(${nameContains(column, key, { from: '' })} or ${nameContains(column, key, { from: '% ' })})`;
};

const armsOf = (of: SearchedColumns, typed: string, bind: Bind): string[] => {
  const search = readSearch(typed);
  const { code, tinPart, tins, mobile } = search;
  return [
    nameArm(of.name, search, bind),
    ...(code === null ? [] : of.codes.map((column) => `${column} ilike ${bind(contains(code))}`)),
    ...(tinPart === null ? [] : [`${of.tin} like ${bind(contains(tinPart))}`]),
    ...tins.map((tin) => `${of.tin} like ${bind(tin)}`),
    // As an array that is made first: a subselect beside other arms would be asked row by row.
    ...(mobile === null ? [] : [`${of.id} = any (array(${of.byMobile(bind(contains(mobile)))}))`]),
  ];
};

/** The search box of a list of partners or stores: name, code, reference number, TIN in any grouping, mobile in any form. */
export const bySearch =
  (of: SearchedColumns) =>
  (value: NonNullable<TextFilter>, bind: Bind): string => {
    const typed = typedTexts(value);
    return `(${typed.flatMap((one) => armsOf(of, one, bind)).join(' or ')})`;
  };
