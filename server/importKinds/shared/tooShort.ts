import type { Problem } from '#domain/imports/problems.ts';

/** The problem of a text with fewer characters than it needs; none is not too short. */
export const tooShort = (field: string, text: string | null, min: number): Problem[] =>
  text !== null && [...text].length < min ? [{ field, code: 'too_short', params: { min } }] : [];
