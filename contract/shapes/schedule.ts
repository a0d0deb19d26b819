import { z } from 'zod';
import { CLOSES_TOO_EARLY, closesAfterOpening, DAY_ONCE, hasDayTwice } from '#domain/records/openingHours.ts';
import { own } from '../messages/own.ts';

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const schedule = z.strictObject({
  days: z.array(z.enum(DAYS)).max(7),
  openingHour: hour,
  closingHour: hour,
});
export const scheduleInput = schedule
  .refine(({ days }) => !hasDayTwice(days), { message: own(DAY_ONCE), path: ['days'] })
  .refine(closesAfterOpening, { message: own(CLOSES_TOO_EARLY), path: ['closingHour'] });
export type Schedule = z.infer<typeof schedule>;
