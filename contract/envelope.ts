import { z } from 'zod';

/** Ids are bigint identities, sent as strings. A malformed one is answered with 404 like an unknown one. */
export const id = z.string().max(19);
export const idParams = z.strictObject({ id });
/** UTC instants, ISO 8601. */
export const instant = z.string();
export const version = z.number().int().positive();

/** The body of a success: {"data": …}. */
export const envelope = <S extends z.ZodType>(schema: S) => z.object({ data: schema });

/** A look-up: the whole list of its parent. */
export const wholeList = <S extends z.ZodType>(row: S) => envelope(z.object({ list: z.array(row) }));

export const noInput = z.object({});
export const done = envelope(z.object({ done: z.literal(true) }));
