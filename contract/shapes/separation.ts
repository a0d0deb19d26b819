import { z } from 'zod';
import { separationFields } from '#domain/fields/separation.ts';
import { lineOf } from './lineOf.ts';

/** A pair of permissions that is to be kept apart. */
export const separationBody = z.strictObject({
  one: z.string().min(1).max(60),
  other: z.string().min(1).max(60),
  reason: lineOf(separationFields.reason),
});
export type SeparationBody = z.output<typeof separationBody>;
