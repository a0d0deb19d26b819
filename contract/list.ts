import { z } from 'zod';
import { envelope } from './envelope.ts';

/** Page sizes that the portal offers; the API takes any limit from 1 to 100. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const DEFAULT_LIMIT = 20;
export const MAX_OFFSET = 10_000;
/** Totals are exact up to here; beyond it `totalIsAtLeast` says so. */
export const COUNT_CAP = 10_000;

const text = z.string().min(1).max(200);
const csv = z
  .string()
  .max(4000)
  .transform((value) => value.split(','))
  .pipe(z.array(z.string().min(1)).min(1).max(100));

/** Filters of a list: `field=v`, `field[like]=`, `field[gte]=`, `field[lte]=`, `field[in]=a,b`. One form per field. */
export const filter = {
  /** Equal, part of, or one of. */
  text: () => z.union([text, z.strictObject({ like: text }), z.strictObject({ in: csv })]).optional(),
  /** Equal or one of a closed list. */
  oneOf: <const V extends readonly [string, ...string[]]>(values: V) =>
    z.union([z.enum(values), z.strictObject({ in: csv.pipe(z.array(z.enum(values))) })]).optional(),
  ids: () => z.union([z.string().max(19), z.strictObject({ in: csv })]).optional(),
  /** A place by its 10-digit code. */
  place: () =>
    z
      .string()
      .regex(/^\d{10}$/)
      .optional(),
  flag: () =>
    z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
  /** A day or a range of days, Asia/Manila. */
  days: () =>
    z
      .union([z.iso.date(), z.strictObject({ gte: z.iso.date().optional(), lte: z.iso.date().optional() })])
      .optional(),
};

export type TextFilter = z.output<ReturnType<typeof filter.text>>;
export type IdFilter = z.output<ReturnType<typeof filter.ids>>;
export type DayFilter = z.output<ReturnType<typeof filter.days>>;

const ordered = <F extends z.ZodRawShape, const S extends readonly [string, ...string[]]>(
  filters: F,
  sorts: S,
) => ({
  sort: z.enum(sorts.flatMap((s) => [s, `-${s}`]) as [S[number] | `-${S[number]}`]).optional(),
  ...filters,
});

/** The query of a list call: paging, `sort=field` or `sort=-field`, and its filters; anything else is refused. */
export const listQuery = <F extends z.ZodRawShape, const S extends readonly [string, ...string[]]>(
  filters: F,
  sorts: S,
) =>
  z.strictObject({
    limit: z.coerce.number().int().min(1).max(100).default(DEFAULT_LIMIT),
    cursor: z.string().max(2000).optional(),
    offset: z.coerce.number().int().min(0).max(MAX_OFFSET).optional(),
    ...ordered(filters, sorts),
  });

/** The query of a file of all that a list shows: its filters and its order, without its pages. */
export const wholeQuery = <F extends z.ZodRawShape, const S extends readonly [string, ...string[]]>(
  filters: F,
  sorts: S,
) => z.strictObject(ordered(filters, sorts));

/** The body of a list: {"data": {"list", "total", "totalIsAtLeast"?, "next", "previous"}}. */
export const listOf = <S extends z.ZodType>(row: S) =>
  envelope(
    z.object({
      list: z.array(row),
      total: z.number().int(),
      totalIsAtLeast: z.literal(true).optional(),
      next: z.string().nullable(),
      previous: z.string().nullable(),
    }),
  );
