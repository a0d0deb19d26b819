import { z } from 'zod';
import { monthOf } from '#domain/settlement/protection/monthFilter.ts';
import { own } from '../messages/own.ts';

const MONTHS_AT_MOST = 60;

/** A month written YYYY/MM. */
const monthYear = z.string().refine((text) => monthOf(text) !== null, {
  message: own({
    en: 'Write a month as YYYY/MM, like 2026/10',
    fil: 'Isulat ang buwan bilang YYYY/MM, gaya ng 2026/10',
  }),
});

/** A filter by months: one, or several separated by commas, sixty at most. */
export const monthsFilter = z
  .union([
    monthYear,
    z.strictObject({
      in: z
        .string()
        .max(1000)
        .transform((text) => text.split(','))
        .pipe(z.array(monthYear).min(1).max(MONTHS_AT_MOST)),
    }),
  ])
  .optional();
