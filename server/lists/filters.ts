import type { DayFilter, IdFilter, TextFilter } from '#contract/list.ts';
import { tinRule } from '#contract/tinRule.ts';
import { manilaDayStart } from '#domain/day.ts';
import { storedTin } from '#domain/formats/tin.ts';
import { knownIds } from '../http/ids.ts';
import type { Bind } from './source.ts';

const DAY_MS = 86_400_000;

/** A pattern for a part of a text, its wildcards taken by the letter. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Equal, part of (whatever the case), or one of. */
export const byText =
  (column: string, type: 'text' | 'citext' = 'text') =>
  (value: NonNullable<TextFilter>, bind: Bind): string => {
    if (typeof value === 'string') return `${column} = ${bind(value)}::${type}`;
    if ('like' in value) return `${column} ilike ${bind(contains(value.like))}`;
    return `${column} = any(${bind(value.in)}::${type}[])`;
  };

/** A column kept without case and accents holds the bound text; `from` is what stands before it, `%` anything. */
export const nameContains = (column: string, bound: string, { from = '%' } = {}): string =>
  // Escaped after the key is made: taking accents off turns a full-width % into a plain one.
  `${column} like '${from}' || regexp_replace(search_key(${bound}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/** As byText, but "part of" compares without case and accents, on a column kept for it. */
export const byName =
  (column: string, searchColumn: string) =>
  (value: NonNullable<TextFilter>, bind: Bind): string => {
    if (typeof value === 'string' || !('like' in value)) return byText(column)(value, bind);
    return nameContains(searchColumn, bind(value.like));
  };

/** A person of a list by code or by name. */
export const byCodeOrName =
  (code: string, name: string) =>
  (value: NonNullable<TextFilter>, bind: Bind): string =>
    `(${byText(code)(value, bind)} or ${byText(name)(value, bind)})`;

/** A tax number in any grouping, as it is stored: everything but digits is dropped; without a digit nothing matches. */
export const byTin =
  (column: string) =>
  (value: NonNullable<TextFilter>, bind: Bind): string => {
    const digits = (text: string) => text.replace(/\D/g, '');
    const whole = (text: string) => storedTin(digits(text), tinRule());
    if (typeof value === 'string') return `${column} = ${bind(whole(value))}`;
    if (!('like' in value)) return `${column} = any(${bind(value.in.map(whole))}::text[])`;
    if (!digits(value.like)) return 'false';
    // What may be a whole number with a branch of five may be the beginning of a longer one too.
    const parts = [...new Set([digits(value.like), whole(value.like)])];
    const found = parts.map((part) => `${column} like ${bind(contains(part))}`);
    return found.length > 1 ? `(${found.join(' or ')})` : found.join();
  };

/** One of a closed list, or several. */
export const byChoice =
  (column: string) =>
  (value: string | { in: string[] }, bind: Bind): string =>
    typeof value === 'string' ? `${column} = ${bind(value)}` : `${column} = any(${bind(value.in)}::text[])`;

/** The values that a filter by a closed list is narrowed to. */
export const chosenOf = <V extends string>(value: V | { in: readonly V[] } | undefined): readonly V[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value.in;

/** Ids; malformed ones match nothing. */
export const byId =
  (column: string) =>
  (value: NonNullable<IdFilter>, bind: Bind): string => {
    const ids = knownIds(typeof value === 'string' ? [value] : value.in);
    const [only] = ids;
    if (only === undefined) return 'false';
    return ids.length === 1 ? `${column} = ${bind(only)}::bigint` : `${column} = any(${bind(ids)}::bigint[])`;
  };

export const byFlag =
  (column: string) =>
  (value: boolean): string =>
    value ? column : `not ${column}`;

/** Business days in Manila: from the start of the first to before the end of the last. */
export const byDays =
  (column: string) =>
  (value: NonNullable<DayFilter>, bind: Bind): string => {
    const { gte, lte } = typeof value === 'string' ? { gte: value, lte: value } : value;
    const from = gte && `${column} >= ${bind(manilaDayStart(gte))}`;
    // Not by the calendar: the day after 9999-12-31 has no date.
    const to = lte && `${column} < ${bind(new Date(manilaDayStart(lte).getTime() + DAY_MS))}`;
    return [from, to].filter(Boolean).join(' and ') || 'true';
  };
