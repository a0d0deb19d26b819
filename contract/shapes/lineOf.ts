import type { z } from 'zod';
import { isRecordCode, NOT_RECORD_CODE } from '#domain/formats/recordCode.ts';
import { id } from '../envelope.ts';
import { atLeast, line, lines, seenLength } from '../line.ts';
import { own } from '../messages/own.ts';

/** A row of the dictionary that bounds a text. */
interface Bounded {
  readonly kind: 'line' | 'lines' | 'record';
  readonly max: number;
  readonly min?: number;
}

/**
 * A line that may be left out, of at most `max` characters and at least `min` that are seen, a sign of two halves as one; empty text counts
 * as none. One that is too short is told with whatever else is wrong.
 */
export const optionalLine = (max: number, min = 0) =>
  line(max)
    .check(({ value, issues }) => {
      if (value === '' || seenLength(value) >= min) return;
      issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: value });
    })
    .nullish()
    .transform((text) => text || null);

/** A text of staff's own: left out it stays as it is, empty it is taken away. */
const ofStaff = (schema: z.ZodType<string, string>) =>
  schema.nullish().transform((text) => (text === undefined ? undefined : text || null));
/** The id of another record that staff set. */
export const staffId = ofStaff(id);

/** The line that a field is, within the bounds of its row. */
export const lineOf = ({ max, min }: Bounded): z.ZodString =>
  min === undefined ? line(max) : atLeast(line(max), min);
/** The same where it may be left out. */
export const optionalLineOf = ({ max, min }: Bounded & { readonly optional: true }) => optionalLine(max, min);
/** The same of a field that staff set. */
export const staffLineOf = ({ max }: Bounded & { readonly sets: 'staff' }) => ofStaff(line(max));
/** The code of a partner or a store, which staff set. */
export const staffCodeOf = ({ max }: Bounded & { readonly sets: 'staff' }) =>
  ofStaff(line(max).refine((text) => text === '' || isRecordCode(text), own(NOT_RECORD_CODE)));
/** Several lines that staff set. */
export const staffLinesOf = ({ max }: Bounded & { readonly kind: 'lines'; readonly sets: 'staff' }) =>
  ofStaff(lines(max));
