import { z } from 'zod';
import type { Sentence } from '#domain/sentence.ts';
import { own } from './messages/own.ts';

/** What is said of a text that holds one. */
export const NO_CONTROL_CHARACTERS: Sentence = {
  en: 'Control characters are not allowed',
  fil: 'Hindi puwede ang mga control character',
};

// Half a character cannot be stored either.
const isText = (text: string, allowed: string): boolean =>
  text.isWellFormed() && ![...text].some((c) => (c < ' ' && !allowed.includes(c)) || c === '\u007f');

const freeText = (max: number, allowed: string) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => isText(text, allowed), {
      message: own(NO_CONTROL_CHARACTERS),
    });

/** One line of free text as people type it: trimmed, no control characters. */
export const line = (max: number) => freeText(max, '');

/** Free text of several lines. */
export const lines = (max: number) => freeText(max, '\n\r\t');
