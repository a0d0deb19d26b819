import { readMisread } from '../cells/misread.ts';
import type { ImportField } from '../fields/fields.ts';
import { editDistance } from './editDistance.ts';
import { fold } from './fold.ts';

/** How a column's field was found, the surest way first. */
const WAYS = ['exact', 'normalised', 'synonym', 'fuzzy'] as const;
type Way = (typeof WAYS)[number];

/** What a column of a file is: a field and how it was found, or neither. */
export type MatchedColumn = { field: string; how: Way } | { field: null; how: null };

const NONE: MatchedColumn = { field: null, how: null };
/** Shorter names become one another by a single typo. */
const LONG_ENOUGH = { header: 4, synonym: 6 };

interface Names {
  key: string;
  exact: string;
  header: string;
  synonyms: readonly string[];
}

const folded = new WeakMap<readonly ImportField[], readonly Names[]>();

/** The names of fields as they are compared, made once. */
const namesOf = (fields: readonly ImportField[]): readonly Names[] => {
  const names =
    folded.get(fields) ??
    fields.map(({ key, header, synonyms }) => ({
      key,
      exact: header,
      header: fold(header),
      synonyms: synonyms.map(fold),
    }));
  folded.set(fields, names);
  return names;
};

/** Characters of the longest text that can be a header, blanks and misread letters included: nothing longer is compared. */
const LONGEST_HEADER = 200;

/** A header as it was meant, where its letters were misread when the file was made. */
const meantBy = (header: string): string =>
  header.length > LONGEST_HEADER ? '' : (readMisread(header) ?? header);

interface Heading {
  exact: string;
  header: string;
}

const isNear = (sought: string, name: string, least: number): boolean =>
  sought.length >= least - 1 && name.length >= least && editDistance(sought, name, 1) === 1;

const MEANS: Readonly<Record<Way, (sought: Heading, names: Names) => boolean>> = {
  exact: ({ exact }, names) => exact === names.exact,
  normalised: ({ header }, names) => header === names.header,
  synonym: ({ header }, { synonyms }) => synonyms.includes(header),
  fuzzy: ({ header }, names) =>
    isNear(header, names.header, LONG_ENOUGH.header) ||
    names.synonyms.some((name) => isNear(header, name, LONG_ENOUGH.synonym)),
};

/**
 * Finds the field of each column by its header, the surest way first: what is found is not sought in a less certain way again. Two
 * headers that name one field equally well both get it, so that somebody chooses; one header that may be two fields gets none. One
 * whose letters were misread counts as what was meant.
 */
export function matchColumns(headers: readonly string[], fields: readonly ImportField[]): MatchedColumn[] {
  const matched = headers.map(() => NONE);
  const sought = headers.map(meantBy).map((header) => ({ exact: header.trim(), header: fold(header) }));
  const open = new Map(namesOf(fields).map((names) => [names.key, names]));
  for (const how of WAYS) {
    const left = [...open.values()];
    const found = sought.map((heading, at) => {
      if (matched[at]?.field || heading.header === '') return null;
      const meant = left.filter((names) => MEANS[how](heading, names));
      return meant.length === 1 ? (meant[0]?.key ?? null) : null;
    });
    found.forEach((field, at) => {
      if (field === null) return;
      matched[at] = { field, how };
      open.delete(field);
    });
  }
  return matched;
}

/** The row of a sheet's first rows that names most fields, the first of several; without any the first row. */
export function headerRowOf(
  preview: readonly { row: number; cells: readonly string[] }[],
  fields: readonly ImportField[],
): number {
  let best = { row: preview[0]?.row ?? 1, names: 0 };
  for (const { row, cells } of preview) {
    const named = new Set(matchColumns(cells, fields).flatMap(({ field }) => field ?? []));
    if (named.size > best.names) best = { row, names: named.size };
  }
  return best.row;
}

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** A short name of a row of headers in their order; case, blanks, accents and punctuation do not count, nor whether letters were misread (FNV-1a, 16 digits). */
export function fingerprintOf(headers: readonly string[]): string {
  let hash = OFFSET;
  for (const sign of headers.map((header) => fold(meantBy(header))).join('\n'))
    hash = BigInt.asUintN(64, (hash ^ BigInt(sign.codePointAt(0) ?? 0)) * PRIME);
  return hash.toString(16).padStart(16, '0');
}
