import { z } from 'zod';
import { own } from './own.ts';

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

// Half a character cannot be stored either.
const isText = (text: string, allowed: string): boolean =>
  text.isWellFormed() && ![...text].some((c) => (c < ' ' && !allowed.includes(c)) || c === '\u007f');

const freeText = (max: number, allowed: string) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => isText(text, allowed), {
      message: own({
        en: 'Control characters are not allowed',
        fil: 'Hindi puwede ang mga control character',
      }),
    });

/** One line of free text as people type it: trimmed, no control characters. */
export const line = (max: number) => freeText(max, '');

/** Free text of several lines. */
export const lines = (max: number) => freeText(max, '\n\r\t');
