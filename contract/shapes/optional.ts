import { z } from 'zod';

/** A text that may be left out, empty or null: all three are none. What is given has to fit the schema, whose messages show. */
export const optional = <O>(schema: z.ZodType<O, string>) =>
  z
    .string()
    .nullish()
    .transform((text) => text || null)
    .pipe(schema.nullable());
