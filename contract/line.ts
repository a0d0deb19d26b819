import { z } from 'zod';
import type { Sentence } from '#domain/sentence.ts';
import { own } from './messages/own.ts';

/** What is said of a text that holds one. */
export const NO_CONTROL_CHARACTERS: Sentence = {
  en: 'Control characters are not allowed',
  fil: 'Hindi puwede ang mga control character',
};

// Signs that turn the direction of writing make a text read other than it is stored.
const CONTROLS = /[\p{Cc}\u202A-\u202E\u2066-\u2069\u2028\u2029]/gu;
// Fillers and the blank of Braille among them; those that join letters and emoji are kept within a text.
const INVISIBLE = /[\s\p{Cf}\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const ONLY_INVISIBLE = /^[\s\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

// Half a character cannot be stored either.
const isText = (text: string, allowed: string): boolean =>
  text.isWellFormed() && [...text.matchAll(CONTROLS)].every(([c]) => allowed.includes(c));

const freeText = (max: number, allowed: string) =>
  z
    .string()
    .trim()
    .overwrite((text) => (ONLY_INVISIBLE.test(text) ? '' : text))
    .max(max)
    .refine((text) => isText(text, allowed), {
      message: own(NO_CONTROL_CHARACTERS),
    });

/** One line of free text as people type it: trimmed, no control characters; what nobody sees is empty. */
export const line = (max: number) => freeText(max, '');

/** Free text of several lines. */
export const lines = (max: number) => freeText(max, '\n\r\t\u2028\u2029');

/** How many characters of a text are seen, a sign of two halves as one. */
export const seenLength = (text: string): number => [...text.replace(INVISIBLE, '')].length;

/** A text of at least so many characters that are seen. */
export const atLeast = (text: z.ZodString, min: number): z.ZodString =>
  text.min(min).check(({ value, issues }) => {
    // One that is shorter still is told of already.
    if (value.length < min || seenLength(value) >= min) return;
    issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: value });
  });
