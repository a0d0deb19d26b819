import { z } from 'zod';

/** Ids are bigint identities, sent as strings. A malformed one is answered with 404 like an unknown one. */
export const id = z.string().max(19);
export const idParams = z.strictObject({ id });
/** UTC instants, ISO 8601. */
export const instant = z.string();
export const version = z.number().int().positive();

/** The body of a success: {"data": …}. */
export const data = <S extends z.ZodType>(schema: S) => z.object({ data: schema });

/** A look-up: the whole list of its parent. */
export const wholeList = <S extends z.ZodType>(row: S) => data(z.object({ list: z.array(row) }));

export const noInput = z.object({});
export const done = data(z.object({ done: z.literal(true) }));

/** One line of free text as people type it: trimmed, no control characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => ![...text].some((c) => c < ' ' || c === '\u007f'), {
      message: 'Control characters are not allowed',
    });
